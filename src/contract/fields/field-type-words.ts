import { wordList } from '../../model/text/word-list.ts';

const typeWords: ReadonlySet<string> = new Set(
  wordList('string integer number boolean null object array json'),
);

/** The names of types in other languages, of which the first are no common words. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ...pairs('string', 'str text char varchar'),
  ...pairs('integer', 'int int32 int64 long uint'),
  ...pairs('number', 'float double decimal numeric'),
  ...pairs('boolean', 'bool'),
  ...pairs('null', 'none nil undefined'),
  ...pairs('object', 'dict map mapping record struct'),
  ...pairs('array', 'list set sequence'),
  ...pairs('json', 'any unknown'),
]);

/** Synonyms that are types also where they stand alone, since they are no common words. */
const clearWords: ReadonlySet<string> = new Set(wordList('str int float bool'));

function pairs(type: string, words: string): readonly (readonly [string, string])[] {
  return wordList(words).map((word) => [word, type] as const);
}

/** Whether a word is a type by itself. */
export function isTypeWord(word: string): boolean {
  return typeWords.has(word) || clearWords.has(word);
}

/** The type that a word names; within other types also in capitals, as a plural and by common words. */
export function typeWord(word: string, isInside: boolean): string | undefined {
  if (isTypeWord(word)) return synonyms.get(word) ?? word;
  if (!isInside) return undefined;
  const name = word.toLowerCase();
  for (const form of [name, name.replace(/s$/, '')])
    if (typeWords.has(form) || synonyms.has(form)) return synonyms.get(form) ?? form;
  return undefined;
}
