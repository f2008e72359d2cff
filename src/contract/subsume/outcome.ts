import type { Json } from '../../model/value/value.ts';
import type { Budget } from '../budget.ts';
import type { Term } from './terms.ts';

/** What is known of the values that meet some terms. */
export interface Outcome {
  /** Whether it is proven that there is none. */
  readonly empty: boolean;
  /** Some of them, each one confirmed. */
  readonly values: readonly Json[];
  /** Whether these are all. */
  readonly complete: boolean;
}

/** Where it is proven that there is none. */
export const none: Outcome = { empty: true, values: [], complete: true };
/** Where nothing is known. */
export const open: Outcome = { empty: false, values: [], complete: false };

/** What one kind of values says: those worth trying, and whether there are others. */
export interface Candidates {
  readonly values: Iterable<Json>;
  readonly complete: boolean;
}

/** Asks for values that meet some terms. */
export type Solve = (terms: readonly Term[], want?: number) => Outcome;

/** A question under way. */
export interface Context {
  readonly budget: Budget;
  readonly solve: Solve;
}
