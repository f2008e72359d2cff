import type { Denial } from '../contract/coverage/denial.ts';
import type { Policy } from '../model/config.ts';
import type { Note } from '../model/finding.ts';
import { msg, pathPart, words } from '../model/message.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import type { Skill } from '../model/skill.ts';
import { canonical } from '../model/value/canonical.ts';
import { matcher } from '../syntax/glob/matcher.ts';
import type { Config } from './config.ts';
import { declaredDenials } from './declared-denials.ts';
import { doubtfulDenials } from './doubtful-denials.ts';

/** A policy that applies to a comparison. */
export interface ActivePolicy {
  readonly policy: Policy;
  /** Whether base has it: it then applies to a skill by its place at base as well. */
  readonly baseline: boolean;
}

/** The policies that apply: those of base, and those that head adds, which can only grant less. */
export function effectivePolicies(head: Config, base: Config | null): readonly ActivePolicy[] {
  const baseline = base ?? head;
  const baselineKeys = new Set(baseline.policy.map(policyKey));
  const added = head.policy.filter((candidate) => !baselineKeys.has(policyKey(candidate)));
  return [
    ...baseline.policy.map((policy) => ({ policy, baseline: true })),
    ...added.map((policy) => ({ policy, baseline: false })),
  ];
}

/** Separates two policies. */
function policyKey(policy: Policy): string {
  return canonical({ ...policy });
}

/** A permission that a skill declares and a policy does not grant. */
export interface PolicyDenial extends Denial {
  readonly skill: Skill;
}

/**
 * The permissions of skills beyond their policies; every policy of a skill must allow them. A skill that moves keeps
 * the policies of its place at base.
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
      return denials(skill, policy, [baseLocationNote(before)]);
    });
  });
}

function denials(
  skill: Skill,
  policy: Policy,
  placeNotes: readonly Note[] = [],
): readonly PolicyDenial[] {
  const all = [...declaredDenials(skill, policy), ...doubtfulDenials(skill, policy)];
  return all.map((denial) => ({
    ...denial,
    notes: [...(denial.notes ?? []), ...placeNotes],
    skill,
  }));
}

function baseLocationNote({ root }: Skill): Note {
  const place = root === '' ? words('the root') : pathPart(root);
  return { message: msg`The policy for ${place} applies until the move is merged.` };
}

function skillMatcher({ skills }: Policy): (skill: Skill) => boolean {
  if (skills.length === 0) return () => true;
  const matches = matcher(skills);
  return ({ root, path }) => matches(root) || matches(path);
}
