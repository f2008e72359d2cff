import { nearest } from '../../model/nearest.ts';
import { builtIn, placeholdersIn } from '../../model/placeholders.ts';
import { quoted } from '../../model/seen.ts';
import { operationsOf, wordsOf } from '../../syntax/operations.ts';
import { withOperation } from '../block-example.ts';
import { manifestRule } from '../rule.ts';
import { listed } from '../words.ts';

/** A placeholder in a command that no parameter fills. */
export const entrypointPlaceholderUnknown = manifestRule('skill-manifest-v2', {
  id: 'entrypoint-placeholder-unknown',
  severity: 'error',
  summary: 'Every `{name}` in a command is a parameter of the operation, or `{skill_dir}`.',
  why: 'Agents put nothing in its place, so the script gets the braces instead of a value.',
  source:
    'Skill Manifest v2, "entrypoints": "Use `{param_name}` placeholders — the Agent substitutes actual values before executing."',
  enforces: [
    {
      document: 'Skill Manifest v2',
      says: 'Use `{param_name}` placeholders — the Agent substitutes actual values before executing.',
      fields: ['operations.*.entrypoints.unix.[]', 'operations.*.entrypoints.windows.[]'],
    },
    {
      document: 'Skill Manifest v2',
      says: 'Parameter definitions (can be empty `{}`)',
      fields: ['operations.*.input'],
    },
  ],
  mend: 'Declare the parameter under `input`, or write the placeholder as the parameter is called.',
  fails: withOperation({
    input: { query: { type: 'string' } },
    entrypoints: { unix: ['bash', 'scripts/memory.sh', '{qery}'] },
  }),
  passes: withOperation({
    input: { query: { type: 'string' } },
    entrypoints: { unix: ['bash', 'scripts/memory.sh', '{query}'] },
  }),
  *check({ manifest }) {
    for (const operation of operationsOf(manifest.dialect, manifest.root)) {
      if (!operation.inputs) continue;
      const names = operation.inputs.map(({ key }) => key);
      const known = new Set([...builtIn, ...names]);
      for (const { system, text, at } of wordsOf([operation])) {
        for (const found of placeholdersIn(text).filter((one) => !known.has(one))) {
          const written = quoted(`{${found}}`);
          const message = `Placeholder ${written} of operation ${quoted(operation.name)} names no parameter of it; ${others(found, names)}.`;
          yield { message, at, about: `${operation.name}\0${system}\0${found}` };
        }
      }
    }
  },
});

/** Among more names than these nobody meant one of them in particular. */
const most = 50;

function others(found: string, names: readonly string[]): string {
  const meant = names.length > most ? undefined : nearest(found, names);
  if (meant !== undefined) return `${quoted(`{${meant}}`)} does`;
  return names.length === 0 ? 'it has none' : `it has ${listed(names)}`;
}
