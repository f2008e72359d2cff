import { compareSkills } from '../../contract/compare/compare.ts';
import type { Pair } from '../../model/workspace.ts';
import { ruleFor } from '../../rules/claim.ts';
import type { PairChanges } from './comparison.ts';

/** Compares the two sides of a pair and finds the rule of each change. */
export function changesOf(pair: Pair): PairChanges {
  return {
    pair,
    changes: compareSkills(pair).map((change) => ({ change, rule: ruleFor(change) })),
  };
}
