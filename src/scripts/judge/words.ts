import type { CallWord } from '../../model/script/call.ts';

/** Words that are all known. */
export type Words = readonly Extract<CallWord, { kind: 'text' }>[];

/** The text of each word; null unless all are known. */
export function knownWords(words: readonly CallWord[]): Words | null {
  return words.every((word) => word.kind === 'text') ? words : null;
}
