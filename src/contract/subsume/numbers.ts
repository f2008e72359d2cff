import { isLarge, isNumber } from '../../model/value/value.ts';
import { commonMultiple, divides } from '../schema/multiples.ts';
import type { Schema } from '../schema/schema.ts';
import type { Candidates } from './outcome.ts';

/** The numbers between two bounds, inclusive or exclusive. */
interface Interval {
  readonly low: number;
  readonly high: number;
  readonly lowOpen: boolean;
  readonly highOpen: boolean;
}

const maxEnumerated = 400;

/** Candidate numbers; null if there are none. */
export function solveNumber(schemas: readonly Schema[]): Candidates | null {
  const interval = intervalOf(schemas);
  const { low, high, lowOpen, highOpen } = interval;
  if (low > high || (low === high && (lowOpen || highOpen))) return null;
  const divisors = schemas.flatMap(({ multipleOf }) => multipleOf ?? []);
  const integers = schemas.some(({ integersOnly }) => integersOnly);
  const steps = integers ? [1, ...divisors] : divisors;
  if (areContradictory(schemas, steps)) return null;
  const step = commonMultiple(steps) ?? (steps.length > 0 ? Math.max(...steps) : null);
  const excluded = schemas.flatMap(({ inverse }) => inverse?.excluded?.values ?? []);
  const numbers = excluded.filter(isNumber).map(Number);
  const isInBounds = (value: number) => value >= low && value <= high && Number.isFinite(value);
  // Beyond 2^53 many whole numbers are the same double.
  if (low === high) return { values: [low], complete: !isLarge(low) };
  if (step === null)
    return { values: nearbyNumbers(interval, numbers).filter(isInBounds), complete: false };
  const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
  if (first > last) return null;
  if (isExact(first, step) && isExact(last, step) && last - first < maxEnumerated) {
    const values = Array.from({ length: last - first + 1 }, (_, index) =>
      multipleOfStep(first + index, step),
    );
    // Rounding may also admit neighbours of fractional steps.
    return { values, complete: steps.every((value) => Number.isInteger(value * 1024)) };
  }
  const multiples = nearbyNumbers(interval, numbers).flatMap((value) => [
    multipleOfStep(Math.floor(value / step), step),
    multipleOfStep(Math.ceil(value / step), step),
    multipleOfStep(Math.ceil(value / step) + 1, step),
  ]);
  return { values: [...new Set(multiples)].filter(isInBounds), complete: false };
}

/** A multiple; one of a fractional step is rounded like a decimal. */
function multipleOfStep(count: number, step: number): number {
  const multiple = count * step;
  return Number.isInteger(step) ? multiple : Number(multiple.toPrecision(15));
}

function isExact(count: number, step: number): boolean {
  return Number.isSafeInteger(count) && !isLarge(count * step);
}

function areContradictory(schemas: readonly Schema[], steps: readonly number[]): boolean {
  const common = commonMultiple(steps);
  if (common === null) return false;
  return schemas.some(({ inverse }) => {
    if (inverse?.notInteger && divides(1, common)) return true;
    return inverse?.notMultipleOf !== undefined && divides(inverse.notMultipleOf, common);
  });
}

function intervalOf(schemas: readonly Schema[]): Interval {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [lowOpen, highOpen] = [false, false];
  for (const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } of schemas) {
    if (minimum > low) [low, lowOpen] = [minimum, false];
    if (exclusiveMinimum >= low && Number.isFinite(exclusiveMinimum)) {
      [low, lowOpen] = [exclusiveMinimum, true];
    }
    if (maximum < high) [high, highOpen] = [maximum, false];
    if (exclusiveMaximum <= high && Number.isFinite(exclusiveMaximum)) {
      [high, highOpen] = [exclusiveMaximum, true];
    }
  }
  return { low, high, lowOpen, highOpen };
}

/** Numbers near the bounds, familiar ones first. */
function nearbyNumbers({ low, high }: Interval, others: readonly number[]): number[] {
  const ends = [low, high, ...extremes(others)].filter(Number.isFinite);
  const steps = ends.flatMap((end) => [end, end - 1, end + 1, end - 0.5, end + 0.5]);
  const whole = steps.flatMap((step) => [Math.ceil(step), Math.floor(step)]);
  const middle = Number.isFinite(low) && Number.isFinite(high) ? [low / 2 + high / 2] : [];
  const small = others.length > 0 ? [3, 7, 42, 0.25, 2.75, -1, 1e3 + 0.5] : [2, -1, 0.25];
  const parts = middle.flatMap((center) => [center, low / 2 + center / 2, high / 2 + center / 2]);
  const far = [1e6, -1e6, 1e100, -1e100, Number.MAX_VALUE, -Number.MAX_VALUE];
  return [1, 0, 1.5, 0.5, ...small, ...whole, ...steps, ...parts, ...far];
}

function extremes(numbers: readonly number[]): number[] {
  if (numbers.length === 0) return [];
  const [min, max] = [
    numbers.reduce((a, b) => Math.min(a, b)),
    numbers.reduce((a, b) => Math.max(a, b)),
  ];
  return [min, max];
}
