import { canonical } from '../model/canonical.ts';
import { type Change, facetValue, type Item } from '../model/contract.ts';
import { parametersIn, withParameters } from '../model/placeholders.ts';
import { facetChanged } from './change.ts';
import { wordsOf } from './command-line.ts';

/** The inputs of an operation on both sides by their names now, and which names those of base changed. */
export interface Parameters {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
}

/**
 * How the command line of an entrypoint changed: the inputs it no longer takes or takes besides, another
 * interpreter, and whatever else differs. An input that came or went itself speaks for its placeholder.
 */
export function compareCommands(before: Item, after: Item, inputs: Parameters): readonly Change[] {
  const was = wordsOf(before).map((word) => withParameters(word, inputs.names));
  const now = wordsOf(after);
  const [taken, takes] = [new Set(parametersIn(was)), new Set(parametersIn(now))];
  const change = (parts: Partial<Change>) => facetChanged(before, after, 'argv', parts);
  const dropped = [...taken].filter((name) => !takes.has(name) && inputs.before.has(name));
  const gained = [...takes].filter(
    (name) => !taken.has(name) && (inputs.after.has(name) || !inputs.before.has(name)),
  );
  const isDeclared = (name: string) => inputs.before.has(name) === inputs.after.has(name);
  const isList = [before, after].every((item) => Array.isArray(facetValue(item, 'argv')));
  const [program, other] = isList ? [was[0] ?? null, now[0] ?? null] : [null, null];
  const rest = (words: readonly string[]) =>
    without(isList ? words.slice(1) : words, new Set([...dropped, ...gained]));
  return [
    ...dropped
      .filter(isDeclared)
      .map((name) => change({ detail: 'placeholder-dropped', from: name, to: null })),
    ...gained
      .filter(isDeclared)
      .map((name) => change({ detail: 'placeholder-added', from: null, to: name })),
    ...(program === other ? [] : [change({ detail: 'interpreter', from: program, to: other })]),
    ...(canonical(rest(was)) === canonical(rest(now)) ? [] : [change({ detail: 'changed' })]),
  ];
}

/** The words that put in none of these parameters, and without the options in front of those that do. */
function without(words: readonly string[], names: ReadonlySet<string>): readonly string[] {
  const puts = words.map((word) => parametersIn([word]).some((name) => names.has(name)));
  return words.filter((word, at) => !puts[at] && !(word.startsWith('-') && puts[at + 1]));
}
