/** The start of a long text is enough. */
const maxLength = 16_384;

/** The unique words of a text, in lower case. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    .slice(0, maxLength)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return new Set(words ?? []);
}

/** The Jaccard index of two sets, from 0 to 1. */
export function jaccardIndex<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const shared = sharedCount(a, b);
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** The similarity of two sentences, from 0 to 1: the Dice index of their words, tolerant of one new word. */
export function diceIndex(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const shared = sharedCount(left, right);
  return shared === 0 ? 0 : (2 * shared) / (left.size + right.size);
}

function sharedCount<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const value of small) if (large.has(value)) shared++;
  return shared;
}
