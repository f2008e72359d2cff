import compare from 'semver/functions/compare.js';
import type { Verdict } from '../../model/contract.ts';
import { type Bound, parseRange, type Range } from '../../model/version/range.ts';

/** The relation between the versions of two ranges. */
export interface RangeComparison {
  readonly verdict: Verdict;
  /** Whether no version is in both. */
  readonly isDisjoint: boolean;
}

/** Compares the versions of two ranges of the skill.toml contract. */
export function compareRanges(before: string, after: string): RangeComparison {
  const [rangeBefore, rangeAfter] = [before, after].map(parseRange);
  if (!rangeBefore || !rangeAfter || 'fault' in rangeBefore || 'fault' in rangeAfter) {
    return { verdict: 'unknown', isDisjoint: false };
  }
  const [containsOld, hasNew] = [
    contains(rangeAfter, rangeBefore),
    !contains(rangeBefore, rangeAfter),
  ];
  if (containsOld) return { verdict: hasNew ? 'widened' : 'equivalent', isDisjoint: false };
  const isDisjoint = isBelow(rangeBefore, rangeAfter) || isBelow(rangeAfter, rangeBefore);
  return { verdict: hasNew ? 'incomparable' : 'narrowed', isDisjoint };
}

/** Whether a range has every version. */
export function isUnbounded(text: string): boolean {
  const range = parseRange(text);
  return !('fault' in range) && range.low === null && range.high === null;
}

function contains(outer: Range, inner: Range): boolean {
  return isAtLeastAsFar(outer.low, inner.low, -1) && isAtLeastAsFar(outer.high, inner.high, 1);
}

/** Whether a bound is at least as far out as another; `side` is -1 for low bounds, 1 for high bounds. */
function isAtLeastAsFar(outer: Bound | null, inner: Bound | null, side: 1 | -1): boolean {
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
