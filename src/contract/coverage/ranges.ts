import compare from 'semver/functions/compare.js';
import type { Verdict } from '../../model/contract.ts';
import { type Bound, parseRange, type Range } from '../../model/version/range.ts';

/** The relation between the versions of two ranges. */
export interface RangeComparison {
  readonly verdict: Verdict;
  /** Whether no version is in both. */
  readonly disjoint: boolean;
}

/** Compares the versions of two ranges of the skill.toml contract. */
export function compareRanges(before: string, after: string): RangeComparison {
  const [rangeBefore, rangeAfter] = [before, after].map(parseRange);
  if (!rangeBefore || !rangeAfter || 'fault' in rangeBefore || 'fault' in rangeAfter) {
    return { verdict: 'unknown', disjoint: false };
  }
  const [keeps, adds] = [contains(rangeAfter, rangeBefore), !contains(rangeBefore, rangeAfter)];
  if (keeps) return { verdict: adds ? 'widened' : 'equivalent', disjoint: false };
  const disjoint = isBelow(rangeBefore, rangeAfter) || isBelow(rangeAfter, rangeBefore);
  return { verdict: adds ? 'incomparable' : 'narrowed', disjoint };
}

/** Whether a range has every version. */
export function isUnbounded(text: string): boolean {
  const range = parseRange(text);
  return !('fault' in range) && range.low === null && range.high === null;
}

function contains(outer: Range, inner: Range): boolean {
  return reaches(outer.low, inner.low, -1) && reaches(outer.high, inner.high, 1);
}

/** Whether a bound is at least as far out as another; `side` is -1 for low bounds, 1 for high bounds. */
function reaches(outer: Bound | null, inner: Bound | null, side: 1 | -1): boolean {
  if (!outer) return true;
  if (!inner) return false;
  const order = side * compare(outer.version, inner.version);
  return order > 0 || (order === 0 && (outer.included || !inner.included));
}

/** Whether every version of one range is below every version of another. */
function isBelow({ high }: Range, { low }: Range): boolean {
  if (!high || !low) return false;
  const order = compare(high.version, low.version);
  return order < 0 || (order === 0 && !(high.included && low.included));
}
