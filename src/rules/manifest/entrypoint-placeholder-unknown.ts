import { operationsOf, type Word, wordsOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { isCodeFlag, readsBraces } from '../../dialects/skill-toml/recipes/templates.ts';
import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg } from '../../model/message.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { builtInPlaceholders, placeholdersIn } from '../../model/text/placeholders.ts';
import { likelyTypos, suggest } from '../../model/text/suggest.ts';
import { codes } from '../../model/words/codes.ts';
import { withOperation } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const withPlaceholder = (written: string) =>
  withOperation({
    input: { query: { type: 'string' } },
    entrypoints: { unix: ['bash', 'scripts/memory.sh', written] },
  });

export const entrypointPlaceholderUnknown = manifestRule('skill-manifest-v2', {
  id: 'entrypoint-placeholder-unknown',
  summary:
    'Reports a `{name}` in a command that is no parameter of the operation and not `{skill_dir}`.',
  why: 'Agents do not replace it, and the script gets the braces instead of a value.',
  source:
    'Skill Manifest v2, "entrypoints": "Use `{param_name}` placeholders — the Agent substitutes actual values before executing."',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote:
        'Use `{param_name}` placeholders — the Agent substitutes actual values before executing.',
      fields: ['operations.*.entrypoints.unix.[]', 'operations.*.entrypoints.windows.[]'],
    },
    {
      document: 'Skill Manifest v2',
      quote: 'Parameter definitions (can be empty `{}`)',
      fields: ['operations.*.input'],
    },
  ],
  howToFix:
    'Declare the parameter under `input`, or use the name of the parameter. In words, code and templates, only braces with almost the name of a parameter count.',
  invalid: withPlaceholder('{qery}'),
  valid: withPlaceholder('{query}'),
  *check({ manifest }) {
    for (const operation of operationsOf(manifest.dialect, manifest.root)) {
      if (!operation.inputs) continue;
      const names = operation.inputs.map(({ key }) => key);
      const declared = new Set([...builtInPlaceholders, ...names]);
      for (const [system, words] of groupBy(wordsOf([operation]), (word) => word.system)) {
        for (const { found, suggestion, at } of unfilledPlaceholders(words, declared)) {
          const message = msg`Unknown placeholder ${code(`{${found}}`)} in operation ${code(operation.name)}.`;
          const help = helpFor(suggestion, names);
          yield { message, help, at, about: `${operation.name}\0${system}\0${found}` };
        }
      }
    }
  },
});

/** A placeholder without a parameter, and the likely parameter. */
interface UnfilledPlaceholder extends Pick<Draft, 'at'> {
  readonly found: string;
  readonly suggestion: string | undefined;
}

/**
 * The placeholders of a command without a parameter. Braces within a word and in code may belong to the program: of
 * those, only near matches of parameters count, in code only of unused ones.
 */
function* unfilledPlaceholders(
  words: readonly Word[],
  declared: ReadonlySet<string>,
): Iterable<UnfilledPlaceholder> {
  const isLanguage = readsBraces(words[0]?.text ?? '');
  const closest = (name: string, names: ReadonlySet<string>) =>
    suggest(name, names, likelyTypos(name));
  let unused: ReadonlySet<string> | undefined;
  for (const { text, previous: before, at } of words) {
    const isCode = isLanguage || isCodeFlag(before);
    for (const found of placeholdersIn(text)) {
      if (declared.has(found)) continue;
      if (isCode) unused ??= unusedNames(declared, words);
      const suggestion = closest(found, isCode ? (unused ?? declared) : declared);
      const isWhole = text === `{${found}}`;
      if (suggestion !== undefined || (isWhole && !isCode)) yield { found, suggestion, at };
    }
  }
}

/** The names that a command does not use. */
function unusedNames(names: ReadonlySet<string>, words: readonly Word[]): ReadonlySet<string> {
  const used = new Set(words.flatMap(({ text }) => placeholdersIn(text)));
  return new Set([...names].filter((name) => !used.has(name)));
}

function helpFor(suggestion: string | undefined, names: readonly string[]): Message {
  if (suggestion !== undefined) return msg`Write ${code(`{${suggestion}}`)}.`;
  if (names.length === 0) return msg`Declare the parameter.`;
  return msg`Use ${codes(names, { last: 'or' })}.`;
}
