import { type ActivePolicy, policyDenials } from '../config/policy.ts';
import type { Finding } from '../model/finding.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import type { Skill } from '../model/skill.ts';
import { getProblemRule } from '../rules/tree-catalog.ts';
import { contextOf, type FindingFactory } from './to-finding.ts';

const rule = getProblemRule('policy-denied');

/** The findings on what the skills of a tree declare beyond the policies that hold for them. */
export function policyFindings(
  skills: readonly Skill[],
  policies: readonly ActivePolicy[],
  stamp: FindingFactory,
  former: PreviousByRoot = new Map(),
): readonly Finding[] {
  return policyDenials(skills, policies, former).flatMap(({ skill, ...draft }) => {
    const context = { ...contextOf(skill), rule, severity: rule.severity };
    return stamp(draft, context) ?? [];
  });
}
