import type { Json } from '../model/value.ts';
import type { Budget } from './budget.ts';
import { admits } from './evaluate.ts';
import type { Schema } from './schema.ts';

/** Whether one schema accepts everything another one does. */
export type Answer =
  | { readonly answer: 'yes' }
  /** `witness` is accepted by the narrower schema and refused by the wider one. */
  | { readonly answer: 'no'; readonly witness: Json; readonly keyword: string }
  | { readonly answer: 'unknown'; readonly reason: string };

/** Whether objects are assumed to hold declared properties only. */
export type Mode = 'declared' | 'strict';

/** What a question is asked with. */
export interface Terms {
  readonly mode: Mode;
  readonly budget: Budget;
}

/** The answer of what holds without saying. */
export const yes: Answer = { answer: 'yes' };

/** The answer where nothing is proven. */
export function unknown(reason: string): Answer {
  return { answer: 'unknown', reason };
}

/** A "no" by the first of some values that proves it; every "no" comes through here. */
export function refuted(
  wider: Schema,
  narrower: Schema,
  keyword: string,
  candidates: Iterable<Json>,
): Answer {
  for (const witness of candidates) {
    if (admits(narrower, witness) === true && admits(wider, witness) === false) {
      return { answer: 'no', witness, keyword };
    }
  }
  return unknown(`no value shows what "${keyword}" refuses`);
}

/** Any "no" is one, else any unknown, else yes. */
export function combined(answers: Iterable<Answer>): Answer {
  let result: Answer = yes;
  for (const answer of answers) {
    if (answer.answer === 'no') return answer;
    if (answer.answer === 'unknown') result = answer;
  }
  return result;
}
