import { denialsOf } from './contract/policy.ts';
import { matcher } from './discover.ts';
import { canonical } from './model/canonical.ts';
import type { Config, Policy } from './model/config.ts';
import type { Finding } from './model/finding.ts';
import type { Skill } from './model/skill.ts';
import { problemRuleNamed } from './rules/catalog.ts';
import { contextOf, type Stamp } from './stamp.ts';

/** The policies that hold: those of base, and what head adds to them, which can only grant less. */
export function policiesOf(head: Config, base: Config | null): readonly Policy[] {
  if (!base) return head.policy;
  const known = new Set(base.policy.map(policyKey));
  return [...base.policy, ...head.policy.filter((one) => !known.has(policyKey(one)))];
}

/** What tells two policies apart. */
export function policyKey(policy: Policy): string {
  return canonical({ ...policy });
}

/** What the skills of a tree declare beyond the policies that hold for them; every one of these must allow it. */
export function policyFindings(
  skills: readonly Skill[],
  policies: readonly Policy[],
  stamp: Stamp,
): readonly Finding[] {
  if (policies.length === 0) return [];
  const rule = problemRuleNamed('policy-denied');
  const scoped = policies.map((policy) => ({ policy, applies: scopeOf(policy) }));
  return skills.flatMap((skill) =>
    scoped
      .filter(({ applies }) => applies(skill))
      .flatMap(({ policy }) => denialsOf(skill, policy))
      .flatMap(
        (draft) => stamp(draft, { ...contextOf(skill), rule, severity: rule.severity }) ?? [],
      ),
  );
}

function scopeOf({ skills }: Policy): (skill: Skill) => boolean {
  if (skills.length === 0) return () => true;
  const matches = matcher(skills);
  return ({ root, path }) => matches(root) || matches(path);
}
