import { operationsOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, msg } from '../../model/message.ts';
import { isNearMiss } from '../../model/text/suggest.ts';
import { withOperation } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const systems: readonly string[] = ['unix', 'windows'];

/** An operation without an entrypoint for a system that the format defines. */
export const entrypointMissing = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'entrypoint-missing',
  severity: 'warning',
  summary: 'Reports operations without an entrypoint for `unix` or `windows`.',
  why: 'Callers that follow the specification cannot run the operation on any system.',
  source: 'Skill Manifest v2, "entrypoints": "Keys: `unix` (Linux/macOS) and `windows`."',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'OS-specific command arrays',
      fields: ['operations.*.entrypoints'],
    },
  ],
  howToFix: 'Add the command for at least one of the two systems.',
  invalid: withOperation({ entrypoints: { agent: 'Follow scripts/search.md' } }),
  valid: withOperation({ entrypoints: { unix: ['bash', 'scripts/memory.sh'] } }),
  *check({ manifest }) {
    for (const { name, at, entrypoints } of operationsOf(manifest.dialect, manifest.root)) {
      const isKnown = (key: string) =>
        systems.some((system) => key === system || isNearMiss(key, system));
      if (entrypoints.length === 0 || entrypoints.some(({ key }) => isKnown(key))) continue;
      const systemNames = msg`${code('unix')} or ${code('windows')}`;
      const message = msg`Operation ${code(name)} has no entrypoint for ${systemNames}.`;
      yield { message, at, about: name };
    }
  },
});
