import { type ActivePolicy, policyDenials } from '../../config/policy.ts';
import type { PreviousByRoot } from '../../model/previous-skills.ts';
import type { Skill } from '../../model/skill.ts';
import { getProblemRule } from '../../rules/tree-catalog.ts';
import { type RuleDraft, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

const rule = getProblemRule('policy-denied');

/** Reports declarations that a policy denies. */
export function policyDrafts(
  skills: readonly Skill[],
  policies: readonly ActivePolicy[],
  previousByRoot: PreviousByRoot = new Map(),
): readonly RuleDraft[] {
  return policyDenials(skills, policies, previousByRoot).map(({ skill, ...draft }) =>
    ruleDraft(rule, draft, sourceOf(skill)),
  );
}
