import { ambiguousDenial, limitsOf } from '../contract/coverage/ambiguous-denial.ts';
import type { Denial } from '../contract/coverage/denial.ts';
import { misspeltBlockPowers } from '../dialects/misspelt-blocks.ts';
import { misspeltPowers } from '../dialects/misspelt-powers.ts';
import type { Doubt } from '../dialects/power-doubts.ts';
import { doubtsOf } from '../dialects/power-texts.ts';
import type { Policy } from '../model/config.ts';
import type { Skill } from '../model/skill.ts';

/** Denies what a policy limits and no reader is certain about: a policy that allows it would limit nothing. */
export function doubtfulDenials(skill: Skill, policy: Policy): readonly Denial[] {
  const near = [...skill.manifests.flatMap(misspeltPowers), ...misspeltBlockPowers(skill)];
  const doubts = [...doubtsOf(skill), ...near];
  return doubts.flatMap((doubt) => denialOf(doubt, policy) ?? []);
}

function denialOf(
  { message, help, at, about, value, limitedBy }: Doubt,
  policy: Policy,
): Denial | null {
  const limits = limitsOf(policy, limitedBy);
  if (limits.length === 0) return null;
  return ambiguousDenial(message, limits, { help, at, about: `doubt\0${about}`, value });
}
