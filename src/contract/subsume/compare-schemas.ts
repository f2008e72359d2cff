import type { Verdict } from '../../model/contract.ts';
import type { Json } from '../../model/value/value.ts';
import { type Budget, createBudget } from '../budget.ts';
import { readSchema } from '../schema/read-schema.ts';
import { differingKeyword, haveSameTypes } from '../schema/schema-difference.ts';
import type { Subsumption } from '../schema/subsumption.ts';
import { compare } from './subsume.ts';

/** The relation of a schema to the one it replaces. */
export interface SchemaComparison {
  /** `widened` without a witness: every old value is accepted, and whether new ones are is undecided. */
  readonly verdict: Verdict;
  /** The path of the deciding keyword; `type` if the types differ. */
  readonly detail: string;
  readonly witness: { readonly value: Json } | null;
}

/** Compares two schemas in both directions; tries `candidates`, such as defaults, first. */
export function compareSchemas(
  before: Json,
  after: Json,
  candidates: readonly Json[] = [],
  budget: Budget = createBudget(),
): SchemaComparison {
  const forward = compare(after, before, 'declared-properties', budget, candidates);
  const backward = compare(before, after, 'declared-properties', budget, candidates);
  const deciding = forward.answer === 'no' ? forward : backward;
  const keyword = deciding.answer === 'no' ? deciding.keyword : differingKeyword(before, after);
  const verdict = verdictOf(forward, backward);
  const isProven = verdict !== 'unknown' && deciding.answer === 'no';
  return {
    verdict,
    detail: haveSameTypes(readSchema(before), readSchema(after)) ? keyword : 'type',
    witness: isProven ? { value: deciding.witness } : null,
  };
}

/** A proven loss is certain even if the other direction is undecided, and so is proof of no loss. */
function verdictOf(forward: Subsumption, backward: Subsumption): Verdict {
  if (forward.answer === 'unknown') return 'unknown';
  if (forward.answer === 'yes') return backward.answer === 'yes' ? 'equivalent' : 'widened';
  return backward.answer === 'no' ? 'incomparable' : 'narrowed';
}
