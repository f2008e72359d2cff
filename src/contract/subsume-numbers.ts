import { type Answer, combined, refuted, yes } from './answer.ts';
import type { Schema } from './schema.ts';

/** The numbers a schema admits: an interval, of integers or of all numbers. */
export interface Interval {
  readonly low: number;
  readonly high: number;
  readonly integers: boolean;
}

/** The interval of a schema, tightened to the integers where only those count. */
export function intervalOf({ minimum, maximum, integersOnly }: Schema): Interval {
  const low = integersOnly ? Math.ceil(minimum) : minimum;
  const high = integersOnly ? Math.floor(maximum) : maximum;
  return { low, high, integers: integersOnly || (low === high && Number.isInteger(low)) };
}

/** Whether `wider` accepts every number `narrower` does. */
export function subsumesNumbers(wider: Schema, narrower: Schema): Answer {
  const { low, high, integers } = intervalOf(narrower);
  if (low > high) return yes;
  const values = numbersNear(low, high, [wider.minimum, wider.maximum]);
  const check = (keyword: string, fits: boolean): Answer =>
    fits ? yes : refuted(wider, narrower, keyword, values);
  return combined([
    check('type', integers || !wider.integersOnly),
    check('minimum', low >= wider.minimum),
    check('maximum', high <= wider.maximum),
  ]);
}

/** Numbers in an interval, those people would choose first, with both sides of some bounds. */
export function numbersNear(low: number, high: number, bounds: readonly number[]): number[] {
  const near = [...bounds, low, high].filter(Number.isFinite);
  const steps = near.flatMap((bound) => [bound, bound - 1, bound + 1, bound - 0.5, bound + 0.5]);
  const whole = steps.flatMap((step) => [Math.ceil(step), Math.floor(step)]);
  const middle = low / 2 + high / 2;
  const far = [-Number.MAX_VALUE, Number.MAX_VALUE];
  return [1, 0, 1.5, 0.5, ...whole, ...steps, middle, ...far].filter(
    (value) => value >= low && value <= high,
  );
}
