import type { Change } from '../model/contract.ts';
import { groupBy } from '../model/text/group-by.ts';
import { maxBump } from '../model/version/bump.ts';
import { changeRules } from './catalog.ts';
import { unclassifiedChange } from './change/unclassified-change.ts';
import type { ChangeRule } from './rule.ts';
import { matches, requirementOf } from './support/requirement.ts';

/** The rule that reports a change; `unclassified-change` where no other rule claims it. */
export const ruleFor = createClaim(changeRules);

/** Decides between some rules which one reports a change. The order of the rules does not matter. */
export function createClaim(rules: readonly ChangeRule[]): (change: Change) => ChangeRule {
  const rulesByKind = groupBy(
    rules.flatMap((rule) => [rule.on.kind].flat().map((kind) => ({ kind, rule }))),
    ({ kind }) => kind,
  );
  return (change) => {
    const candidates = (rulesByKind.get(change.kind) ?? []).map(({ rule }) => rule);
    const claimants = candidates.filter((rule) => matches(rule, change));
    return claimants.length < 2
      ? (claimants[0] ?? unclassifiedChange)
      : strictest(withoutPreceded(claimants), change);
  };
}

/** The rules that none of the others comes before. */
export function withoutPreceded(claimants: readonly ChangeRule[]): readonly ChangeRule[] {
  const preceded = new Set(claimants.map(({ before }) => before));
  return claimants.filter(({ id }) => !preceded.has(id));
}

/** Tests prove that one rule is left. If they missed a change, the larger version bump counts. */
function strictest(claimants: readonly ChangeRule[], change: Change): ChangeRule {
  const bumpOf = (rule: ChangeRule) => requirementOf(rule, change, false).bump;
  return claimants.reduce((strict, rule) => {
    const [bump, other] = [bumpOf(strict), bumpOf(rule)];
    return bump !== other && maxBump(bump, other) === other ? rule : strict;
  });
}
