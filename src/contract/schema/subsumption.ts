import type { Json } from '../../model/value/value.ts';

/** Whether one schema accepts everything another one does. */
export type Subsumption =
  | { readonly answer: 'yes' }
  /** `witness` is accepted by the narrower schema and refused by the wider one, by `keyword`. */
  | { readonly answer: 'no'; readonly witness: Json; readonly keyword: string }
  | { readonly answer: 'unknown'; readonly reason: string };

/** Whether objects are taken to hold no property that nobody spoke of yet. */
export type Mode = 'declared' | 'strict';

/** The answer of what holds without saying. */
export const yes: Subsumption = { answer: 'yes' };

/** The answer where nothing is proven. */
export function unknown(reason: string): Subsumption {
  return { answer: 'unknown', reason };
}
