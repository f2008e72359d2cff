import type { Features } from './features.ts';

const maximumPairs = 10_000;
const sketchSize = 16;
const maximumShared = 30;
const maximumCompared = 20;

/**
 * The pairs worth comparing: all of few skills; of many, those that share a rare word of a small
 * sample, or a file. Keeps the search near linear where thousands of skills come and go at once.
 */
export function* candidates(
  before: readonly Features[],
  after: readonly Features[],
): Iterable<readonly [number, number]> {
  if (before.length * after.length <= maximumPairs) {
    for (const from of before.keys()) for (const to of after.keys()) yield [from, to];
    return;
  }
  const tells = telling(after);
  const index = indexOf(after, tells);
  for (const [from, features] of before.entries()) {
    const shared = new Map<number, number>();
    for (const mark of marksOf(features, tells)) {
      const others = index.get(mark) ?? [];
      if (others.length > maximumShared) continue;
      for (const to of others) shared.set(to, (shared.get(to) ?? 0) + 1);
    }
    const likeliest = [...shared].sort(([, a], [, b]) => b - a).slice(0, maximumCompared);
    for (const [to] of likeliest) yield [from, to];
  }
}

/** Tells the words that some of the skills use, but not so many that they tell nothing apart. */
function telling(all: readonly Features[]): (word: string) => boolean {
  const counts = new Map<string, number>();
  for (const { words } of all) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => (counts.get(word) ?? Number.POSITIVE_INFINITY) <= maximumShared;
}

function indexOf(
  all: readonly Features[],
  tells: (word: string) => boolean,
): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [number, features] of all.entries()) {
    for (const mark of marksOf(features, tells)) {
      const numbers = index.get(mark);
      if (numbers) numbers.push(number);
      else index.set(mark, [number]);
    }
  }
  return index;
}

/** A sample of the words that depends on nothing but them: two similar texts share much of it. */
function marksOf({ words, files }: Features, tells: (word: string) => boolean): readonly string[] {
  const sample = [...words]
    .filter(tells)
    .map((word) => ({ word, rank: spread(word) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, sketchSize);
  return [...sample.map(({ word }) => `word ${word}`), ...[...files].slice(0, sketchSize)];
}

/** A number that spreads words evenly (FNV-1a). */
function spread(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
