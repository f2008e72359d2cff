import type { Features } from './features.ts';

const maxPairs = 10_000;
const sketchSize = 16;
const maxShared = 30;
const maxCompared = 20;

/**
 * The pairs worth comparing: all pairs of few skills; for many, only skills that share a rare word of a small
 * sample, or a file. Near linear if thousands of skills are added and removed at once.
 */
export function* candidates(
  before: readonly Features[],
  after: readonly Features[],
): Iterable<readonly [number, number]> {
  if (before.length * after.length <= maxPairs) {
    for (const from of before.keys()) for (const to of after.keys()) yield [from, to];
    return;
  }
  const isDistinctive = distinctiveWordTest(after);
  const index = indexOf(after, isDistinctive);
  for (const [from, features] of before.entries()) {
    const sharedCounts = new Map<number, number>();
    for (const sampleKey of sampleKeys(features, isDistinctive)) {
      const sharing = index.get(sampleKey) ?? [];
      if (sharing.length > maxShared) continue;
      for (const to of sharing) sharedCounts.set(to, (sharedCounts.get(to) ?? 0) + 1);
    }
    const bestMatches = [...sharedCounts].sort(([, a], [, b]) => b - a).slice(0, maxCompared);
    for (const [to] of bestMatches) yield [from, to];
  }
}

/** Returns whether a word is used, but rare enough to be distinctive. */
function distinctiveWordTest(skills: readonly Features[]): (word: string) => boolean {
  const counts = new Map<string, number>();
  for (const { words } of skills) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => (counts.get(word) ?? Number.POSITIVE_INFINITY) <= maxShared;
}

function indexOf(
  skills: readonly Features[],
  isDistinctive: (word: string) => boolean,
): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [number, features] of skills.entries()) {
    for (const sampleKey of sampleKeys(features, isDistinctive)) {
      const indexes = index.get(sampleKey);
      if (indexes) indexes.push(number);
      else index.set(sampleKey, [number]);
    }
  }
  return index;
}

/** A deterministic sample of the words: similar texts have similar samples. */
function sampleKeys(
  { words, files }: Features,
  isDistinctive: (word: string) => boolean,
): readonly string[] {
  const sample = [...words]
    .filter(isDistinctive)
    .map((word) => ({ word, rank: fnv1a(word) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, sketchSize);
  return [...sample.map(({ word }) => `word ${word}`), ...[...files].slice(0, sketchSize)];
}

/** A hash that distributes words evenly (FNV-1a). */
function fnv1a(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
