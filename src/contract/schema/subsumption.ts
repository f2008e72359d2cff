import type { Json } from '../../model/value/value.ts';

/** Whether one schema accepts every value that another accepts. */
export type Subsumption =
  | { readonly answer: 'yes' }
  /** The narrower schema accepts `witness`, and `keyword` of the wider one rejects it. */
  | { readonly answer: 'no'; readonly witness: Json; readonly keyword: string }
  | { readonly answer: 'unknown'; readonly reason: string };

/** The values to consider: all, or only objects whose properties are all declared. */
export type SubsumptionMode = 'declared-properties' | 'all-values';

/** The trivial positive answer. */
export const subsumed: Subsumption = { answer: 'yes' };

/** The answer without a proof. */
export function unknown(reason: string): Subsumption {
  return { answer: 'unknown', reason };
}
