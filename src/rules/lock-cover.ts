import { algorithmNamed } from '../hash/named.ts';
import { selectFiles } from '../hash/select.ts';
import type { Unit } from '../locks/units.ts';
import { variantOf } from '../locks/verify.ts';
import type { Pin } from '../model/lock.ts';
import type { Skill, SkillFile } from '../model/skill.ts';

/** The files of a skill that a pin vouches for, in the way in which it is its digest. */
export function coveredFiles(skill: Skill, pin: Pin): readonly SkillFile[] {
  const { files, ignore = null } = skill;
  const id = isSkillMdAlone(skill, pin) ? 'skill-md' : pin.algorithm;
  return algorithmNamed(id)?.select(files, ignore) ?? selectFiles(files, null);
}

/** Whether the pins of a unit cover no file, so that they would hold whatever the skill holds. */
export function coversNothing({ skill, pins }: Unit): boolean {
  return (
    skill !== null &&
    pins.length > 0 &&
    pins.every((pin) => pin.file === undefined && coveredFiles(skill, pin).length === 0)
  );
}

/** Whether a pin is the hash of SKILL.md alone, as some generators make it. */
export function isSkillMdAlone(skill: Skill, pin: Pin): boolean {
  return variantOf(pin, skill)?.algorithm.startsWith('skill-md') ?? false;
}

/** Whether a pin of a whole skill holds, be it in another way than its own. */
export function isHeld(skill: Skill, pin: Pin): boolean {
  const digest = skill.digests.get(pin.algorithm);
  return digest === pin.value || variantOf(pin, skill)?.holds === true;
}
