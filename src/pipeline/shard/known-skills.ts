import type { Skill } from '../../model/skill.ts';
import type { ReadFile } from '../../powers/read-powers.ts';
import type { RuleDraft } from '../findings/rule-draft.ts';

/** Skills that other runs analysed: those with the same files are not read again. */
export interface KnownSkills {
  readonly skills: readonly Skill[];
  /** The files that grant powers. */
  readonly carried: readonly ReadFile[];
  /** The drafts that each of the skills has by itself. */
  readonly drafts: ReadonlyMap<Skill, readonly RuleDraft[]>;
}

export const nothingKnown: KnownSkills = {
  skills: [],
  carried: [],
  drafts: new Map(),
};
