import { compareSkills } from '../../contract/compare/compare.ts';
import type { Change } from '../../model/contract.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Pair } from '../../model/workspace.ts';
import { changeRules } from '../../rules/catalog.ts';
import { unclassifiedChange } from '../../rules/change/unclassified-change.ts';
import type { ChangeRule } from '../../rules/rule.ts';
import { matches } from '../../rules/support/grading.ts';
import type { PairChanges } from './comparison.ts';

/** Compares the two sides of a pair and finds the rule of each change. */
export function changesOf(pair: Pair): PairChanges {
  return {
    pair,
    changes: compareSkills(pair).map((change) => ({ change, rule: ruleFor(change) })),
  };
}

const rulesByKind = groupBy(
  changeRules.flatMap((rule) => [rule.on.kind].flat().map((kind) => ({ kind, rule }))),
  ({ kind }) => kind,
);

/** The rule that reports a change; every change has one, if only `unclassified-change`. */
export function ruleFor(change: Change): ChangeRule {
  const match = rulesByKind.get(change.kind)?.find(({ rule }) => matches(rule, change));
  return match?.rule ?? unclassifiedChange;
}
