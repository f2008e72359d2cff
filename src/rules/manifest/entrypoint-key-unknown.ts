import { operationsOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, msg } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { withOperation } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const systems: readonly string[] = ['unix', 'windows'];

/** Common other names of the two systems. */
const aliases: Readonly<Record<string, string>> = {
  linux: 'unix',
  macos: 'unix',
  mac: 'unix',
  darwin: 'unix',
  posix: 'unix',
  bash: 'unix',
  sh: 'unix',
  win: 'windows',
  win32: 'windows',
  powershell: 'windows',
};

/** An entrypoint for a system that the format does not define. */
export const entrypointKeyUnknown = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'entrypoint-key-unknown',
  severity: 'note',
  summary: 'Reports entrypoints for other systems than `unix` and `windows`.',
  why: 'Callers that follow the specification ignore every other key, so the operation may have no entrypoint there.',
  source: 'Skill Manifest v2, "entrypoints": "Keys: `unix` (Linux/macOS) and `windows`."',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Keys: `unix` (Linux/macOS) and `windows`.',
      fields: ['operations.*.entrypoints'],
    },
  ],
  howToFix: 'Add an entrypoint for `unix` or `windows`. The other one may stay as an extension.',
  invalid: withOperation({ entrypoints: { agent: 'Follow scripts/search.md' } }),
  valid: withOperation({ entrypoints: { unix: ['bash', 'scripts/memory.sh'] } }),
  *check({ manifest }) {
    for (const { name, entrypoints } of operationsOf(manifest.dialect, manifest.root)) {
      const keys = new Set(entrypoints.map(({ key }) => key));
      for (const { key, keyAt } of entrypoints) {
        if (systems.includes(key) || isTypo(key, keys)) continue;
        const word = key.toLowerCase();
        const system = Object.hasOwn(aliases, word) ? aliases[word] : undefined;
        const message = msg`Unknown entrypoint ${code(key)} of operation ${code(name)}.`;
        const help =
          system === undefined
            ? msg`Use ${code('unix')} or ${code('windows')}.`
            : msg`Write ${code(system)}.`;
        yield { message, help, at: keyAt, about: `${name}\0${key}` };
      }
    }
  },
});

/** True if `key-typo` reports the key as a misspelling. */
function isTypo(key: string, keys: ReadonlySet<string>): boolean {
  const suggestion = suggest(key, systems, key.length < 9 ? 1 : 2);
  if (suggestion === undefined || keys.has(suggestion)) return false;
  return (
    suggestion === 'windows' ||
    key.length < suggestion.length ||
    letters(key) === letters(suggestion)
  );
}

function letters(word: string): string {
  return [...word.toLowerCase()].sort().join('');
}
