import type { Skill } from '../../model/skill.ts';
import type { PowerFile } from '../../powers/read-powers.ts';
import type { RuleDraft } from '../findings/rule-draft.ts';

/** The digests of a skill, which hold for another with the same files. */
export type HashedSkill = Pick<Skill, 'root' | 'files' | 'digests'>;

/** Skills that other runs analysed: those with the same files are not read again. */
export interface KnownSkills {
  readonly skills: readonly Skill[];
  /** Those of which only the digests count: they are read and analysed again. */
  readonly hashed: readonly HashedSkill[];
  /** The files that grant powers. */
  readonly powerFiles: readonly PowerFile[];
  /** The drafts that each of the skills has by itself. */
  readonly drafts: ReadonlyMap<Skill, readonly RuleDraft[]>;
  /** The drafts that they have in the trees of this run: those of rules that need the paths. */
  readonly pathDrafts: {
    readonly head: ReadonlyMap<Skill, readonly RuleDraft[]>;
    readonly base: ReadonlyMap<Skill, readonly RuleDraft[]>;
  };
}

export const nothingKnown: KnownSkills = {
  skills: [],
  hashed: [],
  powerFiles: [],
  drafts: new Map(),
  pathDrafts: { head: new Map(), base: new Map() },
};

/** Puts together what several runs analysed. */
export function joinKnown(parts: readonly KnownSkills[]): KnownSkills {
  return {
    skills: parts.flatMap(({ skills }) => skills),
    hashed: parts.flatMap(({ hashed }) => hashed),
    powerFiles: parts.flatMap(({ powerFiles }) => powerFiles),
    drafts: new Map(parts.flatMap(({ drafts }) => [...drafts])),
    pathDrafts: {
      head: new Map(parts.flatMap(({ pathDrafts }) => [...pathDrafts.head])),
      base: new Map(parts.flatMap(({ pathDrafts }) => [...pathDrafts.base])),
    },
  };
}
