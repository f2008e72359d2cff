import type { Json } from '../../model/value/value.ts';
import type { Budget } from '../budget.ts';
import type { Term } from './terms.ts';

/** Known facts about the values that satisfy some terms. */
export interface Outcome {
  /** Whether provably no value exists. */
  readonly empty: boolean;
  /** Some of the values, each one verified. */
  readonly values: readonly Json[];
  /** Whether these are all values. */
  readonly complete: boolean;
}

/** The outcome if provably no value exists. */
export const unsatisfiable: Outcome = { empty: true, values: [], complete: true };
/** The outcome if nothing is known. */
export const undecided: Outcome = { empty: false, values: [], complete: false };

/** Candidate values of one kind, and whether others exist. */
export interface Candidates {
  readonly values: Iterable<Json>;
  readonly complete: boolean;
}

/** Searches for values that satisfy some terms. */
export type Solve = (terms: readonly Term[], maxValues?: number) => Outcome;

/** The context of a running search. */
export interface Context {
  readonly budget: Budget;
  readonly solve: Solve;
}
