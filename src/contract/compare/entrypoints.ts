import { canonical } from '../../model/canonical.ts';
import { type Change, facetValue, type Item } from '../../model/contract.ts';
import { builtIn, placeholdersIn, withPlaceholders } from '../../model/text/placeholders.ts';
import type { Json } from '../../model/value.ts';
import { isProse } from '../coverage/command-line.ts';
import { added, facetChanged } from './change.ts';

/** The inputs of an operation on both sides by their names now, which names those of base changed, and what its commands took. */
export interface Parameters {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
  readonly taken: ReadonlySet<string>;
}

/**
 * How the command line of an entrypoint changed: the inputs it no longer takes or takes besides, another
 * interpreter, and whatever else differs. An input that came or went itself speaks for its placeholder.
 */
export function compareCommands(before: Item, after: Item, inputs: Parameters): readonly Change[] {
  const [was, now] = [readCommand(before, inputs.names), readCommand(after, new Map())];
  if (canonical(argvOf(before)) === canonical(argvOf(after))) return [];
  if (isProse(before)) {
    return isProse(after)
      ? [facetChanged(before, after, 'argv', { detail: 'text' })]
      : [added(after)];
  }
  const isKnown = (name: string) => inputs.before.has(name) || isImplied(name, before);
  const dropped = [...was.takes].filter((name) => !now.takes.has(name) && isKnown(name));
  const isImpliedNow = (name: string) => !inputs.after.has(name) && isImplied(name, after);
  const gained = [...now.takes].filter(
    (name) => !was.takes.has(name) && (inputs.after.has(name) || isImpliedNow(name)),
  );
  const isTaken = (name: string) => inputs.before.has(name) || inputs.taken.has(name);
  const wentItself = (name: string) => inputs.before.has(name) && !inputs.after.has(name);
  const spoken = new Set([...dropped, ...gained]);
  const isSame = was.isList === now.isList && rest(was, spoken) === rest(now, spoken);
  const change = (parts: Partial<Change>) => facetChanged(before, after, 'argv', parts);
  return [
    ...dropped
      .filter((name) => !wentItself(name))
      .map((name) => change({ detail: 'placeholder-dropped', from: name, to: null })),
    ...gained
      .filter((name) => isImpliedNow(name) || inputs.before.has(name))
      .map((name) => ({
        to: name,
        detail: isTaken(name) ? 'placeholder-added' : 'placeholder-new',
      }))
      .map((parts) => change({ ...parts, from: null })),
    ...(!was.isList || !now.isList || canonical(was.program) === canonical(now.program)
      ? []
      : [change({ detail: 'interpreter', from: was.program, to: now.program })]),
    ...(isSame ? [] : [change({ detail: 'changed' })]),
  ];
}

interface Command {
  /** Whether it is a list of words; else it is one text, of which nobody knows what runs it. */
  readonly isList: boolean;
  readonly program: Json;
  readonly words: readonly Json[];
  readonly takes: ReadonlySet<string>;
}

function readCommand(item: Item, names: ReadonlyMap<string, string>): Command {
  const value = argvOf(item);
  const words = (Array.isArray(value) ? value : [value]).map((word: Json) =>
    typeof word === 'string' ? withPlaceholders(word, names) : word,
  );
  const takes = new Set(words.filter(isText).flatMap(placeholdersIn));
  if (!Array.isArray(value)) return { isList: false, program: null, words, takes };
  return { isList: true, program: words[0] ?? null, words: words.slice(1), takes };
}

function argvOf(item: Item): Json {
  return facetValue(item, 'argv') ?? null;
}

function isText(word: Json): word is string {
  return typeof word === 'string';
}

/** The format before v2 declares no inputs: what its commands put in are they. */
function isImplied(name: string, { dialect }: Item): boolean {
  return dialect === 'router-manifest' && !builtIn.has(name);
}

/** The words without those that put in these parameters, in a list as within a text, and the options in front of them. */
function rest({ words }: Command, names: ReadonlySet<string>): string {
  const puts = (word: Json) => isText(word) && placeholdersIn(word).some((name) => names.has(name));
  return canonical(without(words, (word) => cleaned(word, puts)));
}

/** What is left of a word that may put something in; undefined where nothing is. */
function cleaned(word: Json, puts: (word: Json) => boolean): Json | undefined {
  if (!isText(word) || !puts(word)) return word;
  const left = without(word.split(' '), (part) => (puts(part) ? undefined : part));
  return left.length > 0 ? left.join(' ') : undefined;
}

function without(words: readonly Json[], clean: (word: Json) => Json | undefined): readonly Json[] {
  const left = words.map(clean);
  const isOption = (word: Json) => isText(word) && word.startsWith('-');
  return left.filter(
    (word, at): word is Json =>
      word !== undefined && !(isOption(word) && at + 1 < left.length && left[at + 1] === undefined),
  );
}
