import { type Change, facetValue, type Item } from '../../model/contract.ts';
import {
  builtInPlaceholders,
  placeholdersIn,
  renamePlaceholders,
} from '../../model/text/placeholders.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { isProse } from '../coverage/command-line.ts';
import { codeIndex } from '../coverage/interpreters.ts';
import { facetChanged, itemAdded } from './change.ts';

/**
 * The inputs of an operation on both sides under their new names, renamed inputs, and inputs used by its
 * commands at base.
 */
export interface EntrypointParameters {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
  readonly usedBefore: ReadonlySet<string>;
}

/**
 * The changes of an entrypoint's command line: removed and added inputs, another interpreter, and other
 * differences. A removed or added input itself reports its placeholder.
 */
export function compareCommands(
  before: Item,
  after: Item,
  inputs: EntrypointParameters,
): readonly Change[] {
  const [commandBefore, commandAfter] = [
    parseCommand(before, inputs.names),
    parseCommand(after, new Map()),
  ];
  if (canonical(argvOf(before)) === canonical(argvOf(after))) return [];
  if (isProse(before)) {
    return isProse(after)
      ? [facetChanged(before, after, 'argv', { detail: 'text' })]
      : [itemAdded(after)];
  }
  const isKnown = (name: string) => inputs.before.has(name) || isImplied(name, before);
  const removedNames = [...commandBefore.placeholders].filter(
    (name) => !commandAfter.placeholders.has(name) && isKnown(name),
  );
  const isImpliedNow = (name: string) => !inputs.after.has(name) && isImplied(name, after);
  const addedNames = [...commandAfter.placeholders].filter(
    (name) =>
      !commandBefore.placeholders.has(name) && (inputs.after.has(name) || isImpliedNow(name)),
  );
  const isTaken = (name: string) => inputs.before.has(name) || inputs.usedBefore.has(name);
  const isRemovedInput = (name: string) => inputs.before.has(name) && !inputs.after.has(name);
  const reportedNames = new Set([...removedNames, ...addedNames]);
  const isSame =
    commandBefore.isList === commandAfter.isList &&
    remainingWords(commandBefore, reportedNames) === remainingWords(commandAfter, reportedNames);
  const change = (parts: Partial<Change>) => facetChanged(before, after, 'argv', parts);
  return [
    ...removedNames
      .filter((name) => !isRemovedInput(name))
      .map((name) => change({ detail: 'placeholder-dropped', from: name, to: null })),
    ...addedNames
      .filter((name) => isImpliedNow(name) || inputs.before.has(name))
      .map((name) => ({
        to: name,
        detail: isTaken(name) ? 'placeholder-added' : 'placeholder-new',
      }))
      .map((parts) => change({ ...parts, from: null })),
    ...programChanges(commandBefore, commandAfter, isSame).map(change),
  ];
}

/** What the command now runs: another program, new code, or the same with other words. */
function programChanges(
  before: Command,
  after: Command,
  isSame: boolean,
): readonly Partial<Change>[] {
  const isOther =
    before.isList && after.isList && canonical(before.program) !== canonical(after.program);
  const code = codeOf(after);
  const isNewCode = code !== undefined && !isSame && code !== codeOf(before);
  if (isNewCode) return [{ detail: 'code', from: codeOf(before) ?? null, to: code }];
  if (isOther) return [{ detail: 'interpreter', from: before.program, to: after.program }];
  return isSame ? [] : [{ detail: 'changed' }];
}

/** The code that a command passes to an interpreter, such as the text after `bash -c`. */
function codeOf({ program, words }: Command): string | undefined {
  const all = [program, ...words].map((word) => (isText(word) ? word : ''));
  const index = codeIndex(all);
  return index < 0 ? undefined : all[index];
}

interface Command {
  /** Whether it is a list of words; a single text has an unknown interpreter. */
  readonly isList: boolean;
  readonly program: Json;
  readonly words: readonly Json[];
  readonly placeholders: ReadonlySet<string>;
}

function parseCommand(item: Item, names: ReadonlyMap<string, string>): Command {
  const value = argvOf(item);
  const words = (Array.isArray(value) ? value : [value]).map((word: Json) =>
    typeof word === 'string' ? renamePlaceholders(word, names) : word,
  );
  const placeholders = new Set(words.filter(isText).flatMap(placeholdersIn));
  if (!Array.isArray(value)) return { isList: false, program: null, words, placeholders };
  return { isList: true, program: words[0] ?? null, words: words.slice(1), placeholders };
}

function argvOf(item: Item): Json {
  return facetValue(item, 'argv') ?? null;
}

function isText(word: Json): word is string {
  return typeof word === 'string';
}

/** The router format declares no inputs: the placeholders of its commands are its inputs. */
function isImplied(name: string, { dialect }: Item): boolean {
  return dialect === 'router-manifest' && !builtInPlaceholders.has(name);
}

/** The words without these parameters, in lists and within texts, and without the options before them. */
function remainingWords({ words }: Command, names: ReadonlySet<string>): string {
  const usesPlaceholder = (word: Json) =>
    isText(word) && placeholdersIn(word).some((name) => names.has(name));
  return canonical(cleanWords(words, (word) => withoutPlaceholders(word, usesPlaceholder)));
}

/** A word without its parameters; undefined if nothing remains. */
function withoutPlaceholders(
  word: Json,
  usesPlaceholder: (word: Json) => boolean,
): Json | undefined {
  if (!isText(word) || !usesPlaceholder(word)) return word;
  const cleanedWords = cleanWords(word.split(' '), (part) =>
    usesPlaceholder(part) ? undefined : part,
  );
  return cleanedWords.length > 0 ? cleanedWords.join(' ') : undefined;
}

function cleanWords(
  words: readonly Json[],
  cleanWord: (word: Json) => Json | undefined,
): readonly Json[] {
  const cleanedWords = words.map(cleanWord);
  const isOption = (word: Json) => isText(word) && word.startsWith('-');
  return cleanedWords.filter(
    (word, index): word is Json =>
      word !== undefined &&
      !(isOption(word) && index + 1 < cleanedWords.length && cleanedWords[index + 1] === undefined),
  );
}
