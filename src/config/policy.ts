import type { Denial } from '../contract/coverage/denial.ts';
import { denialsOf } from '../contract/coverage/policy.ts';
import type { Config, Policy } from '../model/config.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import type { Skill } from '../model/skill.ts';
import { canonical } from '../model/value/canonical.ts';
import { describeSkill } from '../rules/words/words.ts';
import { matcher } from '../syntax/glob/matcher.ts';
import { doubtfulDenials } from './doubtful-denials.ts';

/** A policy that holds in a comparison. */
export interface ActivePolicy {
  readonly policy: Policy;
  /** Whether the pull request found it there: it then holds for skills that stood where it says, too. */
  readonly baseline: boolean;
}

/** The policies that hold: those of base, and what head adds to them, which can only grant less. */
export function effectivePolicies(head: Config, base: Config | null): readonly ActivePolicy[] {
  const baseline = base ?? head;
  const baselineKeys = new Set(baseline.policy.map(policyKey));
  const added = head.policy.filter((one) => !baselineKeys.has(policyKey(one)));
  return [
    ...baseline.policy.map((policy) => ({ policy, baseline: true })),
    ...added.map((policy) => ({ policy, baseline: false })),
  ];
}

/** What tells two policies apart. */
export function policyKey(policy: Policy): string {
  return canonical({ ...policy });
}

/** What a skill declares and a policy does not grant. */
export interface PolicyDenial extends Denial {
  readonly skill: Skill;
}

/**
 * What the skills of a tree declare beyond the policies that hold for them; every one of these must allow it.
 * A skill that moves stays under the policies of its place at base.
 */
export function policyDenials(
  skills: readonly Skill[],
  policies: readonly ActivePolicy[],
  previousByRoot: PreviousByRoot = new Map(),
): readonly PolicyDenial[] {
  const scoped = policies.map(({ policy, baseline }) => ({
    policy,
    baseline,
    names: skillMatcher(policy),
  }));
  return skills.flatMap((skill) => {
    const before = previousByRoot.get(skill.root);
    return scoped.flatMap(({ policy, baseline, names: appliesTo }) => {
      if (appliesTo(skill)) return denials(skill, policy);
      if (!baseline || !before || !appliesTo(before)) return [];
      return denials(skill, policy, ` ${baseLocationNote(before)}`);
    });
  });
}

function denials(skill: Skill, policy: Policy, suffix = ''): readonly PolicyDenial[] {
  const all = [...denialsOf(skill, policy), ...doubtfulDenials(skill, policy)];
  return all.map((denial) => ({ ...denial, message: `${denial.message}${suffix}`, skill }));
}

function baseLocationNote({ name, root }: Skill): string {
  return `At base the skill stood in ${describeSkill({ name, root }).location}; the policy for that place holds until the move is merged.`;
}

function skillMatcher({ skills }: Policy): (skill: Skill) => boolean {
  if (skills.length === 0) return () => true;
  const matches = matcher(skills);
  return ({ root, path }) => matches(root) || matches(path);
}
