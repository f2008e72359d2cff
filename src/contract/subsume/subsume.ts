import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { type Budget, createBudget, spend } from '../budget.ts';
import { evaluateSchema } from '../schema/evaluate.ts';
import { readSchema } from '../schema/read-schema.ts';
import { hasReference, withoutReferences } from '../schema/references.ts';
import { rejectingKeyword } from '../schema/rejecting-keyword.ts';
import { relaxUndeclared } from '../schema/relax-undeclared.ts';
import type { Schema } from '../schema/schema.ts';
import {
  type Subsumption,
  type SubsumptionMode,
  subsumed,
  unknown,
} from '../schema/subsumption.ts';
import { inductionOf } from './induction.ts';
import { satisfy } from './solve.ts';

/** The step limit of one query. */
const maxStepsPerQuery = 300_000;

/**
 * Whether `wider` accepts every value that `narrower` accepts. "yes" is proven; "no" has a witness that both
 * evaluations confirm. In mode `declared-properties`, new properties of `wider` count as absent if `narrower` does not
 * mention them (`relaxUndeclared`).
 */
export function subsumes(
  wider: Json,
  narrower: Json,
  mode: SubsumptionMode,
  budget?: Budget,
): Subsumption {
  return compare(wider, narrower, mode, budget ?? createBudget());
}

/** `subsumes`, with candidate witnesses to try first. */
export function compare(
  wider: Json,
  narrower: Json,
  mode: SubsumptionMode,
  budget: Budget,
  candidates: readonly Json[] = [],
): Subsumption {
  if (canonical(wider) === canonical(narrower)) return subsumed;
  const ownBudget = { remaining: Math.min(maxStepsPerQuery, budget.remaining) };
  const initialSteps = ownBudget.remaining;
  const answer = answerFor(wider, narrower, mode, ownBudget, candidates);
  spend(budget, initialSteps - ownBudget.remaining);
  return answer;
}

/** A tree within a tree within a tree refutes what a list of small trees refutes; the rest takes an induction. */
function answerFor(
  wider: Json,
  narrower: Json,
  mode: SubsumptionMode,
  budget: Budget,
  candidates: readonly Json[],
): Subsumption {
  const decided = (outer: Json, inner: Json) =>
    decide(
      readSchema(mode === 'declared-properties' ? relaxUndeclared(outer, inner) : outer),
      readSchema(inner),
      budget,
      candidates,
    );
  const nested = [wider, narrower].map((schema) => withoutReferences(schema));
  const first = decided(nested[0] ?? wider, nested[1] ?? narrower);
  if (first.answer !== 'unknown' || !hasReference(nested)) return first;
  const obligations = inductionOf(wider, narrower);
  if (obligations?.every(([outer, inner]) => decided(outer, inner).answer === 'yes'))
    return subsumed;
  return budget.remaining < 0
    ? first
    : decided(withoutReferences(wider, 2), withoutReferences(narrower, 2));
}

function decide(
  outer: Schema,
  inner: Schema,
  budget: Budget,
  candidates: readonly Json[],
): Subsumption {
  for (const value of candidates) {
    const answer = refutation(outer, inner, value);
    if (answer) return answer;
  }
  if (budget.remaining <= 0) return unknown('there is too much to compare');
  const { empty, values } = satisfy([{ is: inner }, { not: outer }], budget, 1);
  if (empty && budget.remaining >= 0) return subsumed;
  for (const value of values) {
    const answer = refutation(outer, inner, value);
    if (answer) return answer;
  }
  return unknown(budget.remaining < 0 ? 'the schemas are too large' : 'nothing is proven');
}

/** The answer "no" with a verified witness; null otherwise. */
function refutation(outer: Schema, inner: Schema, witness: Json): Subsumption | null {
  if (evaluateSchema(inner, witness) !== true || evaluateSchema(outer, witness) !== false)
    return null;
  return { answer: 'no', witness, keyword: rejectingKeyword(outer, witness) };
}
