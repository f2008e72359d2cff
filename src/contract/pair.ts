import type { Skill } from '../model/skill.ts';
import type { Pair } from '../model/workspace.ts';

/** Pairs the skills of two trees. */
export function pairSkills(_before: readonly Skill[], _after: readonly Skill[]): readonly Pair[] {
  return [];
}
