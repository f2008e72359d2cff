import type { ActivePolicy } from '../config/policy.ts';
import type { Sides } from '../model/origin.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import type { Skill } from '../model/skill.ts';
import type { Workspace } from '../model/workspace.ts';
import type { RuleDraft } from './findings/rule-draft.ts';
import { machineDrafts } from './relate/machine-drafts.ts';
import { policyDrafts } from './relate/policy-drafts.ts';
import { relateLocks } from './relate/relate-locks.ts';
import { type KnownDrafts, relatePaths } from './relate/relate-paths.ts';
import { relateProtos } from './relate/relate-protos.ts';
import { relateRepository } from './relate/relate-repository.ts';
import { relateSkills } from './relate/relate-skills.ts';
import { tagDrafts } from './relate/tag-drafts.ts';
import { skillsAtPaths } from './select-skills.ts';
import type { PairedTrees } from './trees.ts';

/** The drafts on both trees that single skills do not explain. */
export interface Relations {
  readonly head: readonly RuleDraft[];
  readonly base: readonly RuleDraft[];
}

/** The parts of a run that are in no tree. */
type Surroundings = Pick<Sides, 'tag' | 'probe' | 'only' | 'origin'>;

/** Relates the skills of each tree to each other, and those of head to base, machine and tag. */
export async function relateAll(
  { head, base, previousByRoot }: PairedTrees,
  policies: readonly ActivePolicy[],
  surroundings: Surroundings,
  known: { readonly head: KnownDrafts; readonly base: KnownDrafts },
): Promise<Relations> {
  return {
    head: [
      ...relatePaths(head, known.head),
      ...relate(head, base, previousByRoot, surroundings.origin.proposed),
      ...policyDrafts(head, policies, previousByRoot),
      ...(await relateToSurroundings(head.skills, surroundings)),
    ],
    // Both trees are read with the configuration of head: its problems are not in base.
    base: base ? relateBase(base, policies, known.base) : [],
  };
}

function relateBase(
  base: Workspace,
  policies: readonly ActivePolicy[],
  known: KnownDrafts,
): readonly RuleDraft[] {
  return [
    ...relatePaths(base, known),
    ...relate({ ...base, problems: [] }),
    ...policyDrafts(base, policies),
  ];
}

/** Runs the rules that need more than one skill: names, dependencies, listings, locks and protos. */
export function relate(
  head: Workspace,
  base: Workspace | null = null,
  previousByRoot: PreviousByRoot = new Map(),
  isProposed = false,
): readonly RuleDraft[] {
  return [
    ...relateRepository(head, base, previousByRoot),
    ...relateSkills(head),
    ...relateLocks(head, base, previousByRoot, isProposed),
    ...relateProtos(head, base),
  ];
}

/** Relates the selected skills to the machine, and all of them to the tag. */
async function relateToSurroundings(
  skills: readonly Skill[],
  { tag, probe, only = [] }: Surroundings,
): Promise<readonly RuleDraft[]> {
  return [
    ...(probe ? await machineDrafts(skillsAtPaths(skills, only), probe) : []),
    ...(tag === undefined ? [] : tagDrafts(tag, skills)),
  ];
}
