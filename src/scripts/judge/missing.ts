import type { Refusal } from '../../model/script/call.ts';
import type { ScriptCommand, ScriptOption } from '../../model/script/interface.ts';
import type { Words } from './words.ts';

/** The refusals of a call that lacks required options, or has several that exclude each other. */
export function optionsMissing(
  { options, exclusive }: ScriptCommand,
  seen: ReadonlySet<ScriptOption>,
  words: Words,
): readonly Refusal[] {
  const missing = options
    .filter((option) => option.isRequired && !seen.has(option))
    .map(
      ({ names }): Refusal => ({
        kind: 'missing-option',
        names: [longest(names)],
        word: null,
      }),
    );
  const given = new Set([...seen].flatMap(({ names }) => names));
  const clashes = exclusive.flatMap(({ names, isRequired }): readonly Refusal[] => {
    const used = names.filter((name) => given.has(name));
    if (isRequired && used.length === 0) return [{ kind: 'missing-option', names, word: null }];
    const word = words.findLast(({ text }) => used.some((name) => text.startsWith(name)));
    return used.length > 1 && word
      ? [{ kind: 'exclusive-options', names: used, word: word.at }]
      : [];
  });
  return [...missing, ...clashes];
}

/** The name that says most: `--input` of `-i`, `--input` and `--input=`. */
function longest(names: readonly string[]): string {
  return names.reduce(
    (long, name) => (name.replace(/=$/, '').length > long.length ? name : long),
    '',
  );
}
