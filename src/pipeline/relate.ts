import type { ActivePolicy } from '../config/policy.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import type { Sides } from '../model/sides.ts';
import type { Skill } from '../model/skill.ts';
import type { Location } from '../model/text/text.ts';
import type { Workspace } from '../model/workspace.ts';
import { preconditionFileMissing } from '../rules/manifest/precondition-file-missing.ts';
import type { RuleDraft } from './findings/rule-draft.ts';
import { machineDrafts } from './relate/machine-drafts.ts';
import { policyDrafts } from './relate/policy-drafts.ts';
import { relateLocks } from './relate/relate-locks.ts';
import { type PrecomputedDrafts, relatePaths } from './relate/relate-paths.ts';
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
type Surroundings = Pick<Sides, 'tag' | 'probe' | 'only' | 'context'>;

/** Relates the skills of each tree to each other, and those of head to base, machine and tag. */
export async function relateAll(
  { head, base, previousByRoot }: PairedTrees,
  policies: readonly ActivePolicy[],
  surroundings: Surroundings,
  precomputed: { readonly head: PrecomputedDrafts; readonly base: PrecomputedDrafts },
): Promise<Relations> {
  const around = await relateToSurroundings(head.skills, surroundings);
  return {
    head: [
      ...relatePaths(head, precomputed.head).filter((draft) => !isDecided(draft, around)),
      ...relate(head, base, previousByRoot, surroundings.context.proposed),
      ...policyDrafts(head, policies, previousByRoot),
      ...around,
    ],
    // Both trees are read with the configuration of head: the problems of the configuration are not in base.
    base: base ? relateBase(base, policies, precomputed.base) : [],
  };
}

function relateBase(
  workspace: Workspace,
  policies: readonly ActivePolicy[],
  precomputed: PrecomputedDrafts,
): readonly RuleDraft[] {
  return [
    ...relatePaths(workspace, precomputed),
    ...relate({ ...workspace, problems: [] }),
    ...policyDrafts(workspace, policies),
  ];
}

/**
 * Runs the rules that need more than one skill over one tree: names, dependencies, listings, locks and protos;
 * `previous` is the tree that it is compared with.
 */
export function relate(
  workspace: Workspace,
  previous: Workspace | null = null,
  previousByRoot: PreviousByRoot = new Map(),
  isProposed = false,
): readonly RuleDraft[] {
  return [
    ...relateRepository(workspace, previous, previousByRoot),
    ...relateSkills(workspace),
    ...relateLocks(workspace, previous, previousByRoot, isProposed),
    ...relateProtos(workspace, previous),
  ];
}

/** Whether the machine lacks the required file that a draft is about. */
function isDecided({ rule, draft }: RuleDraft, around: readonly RuleDraft[]): boolean {
  if (rule.id !== preconditionFileMissing.id) return false;
  return around.some(({ draft: { at } }) => isAtSameStart(at, draft.at));
}

function isAtSameStart(a: Location, b: Location): boolean {
  const [from, to] = [a.range?.start, b.range?.start];
  return a.path === b.path && from?.line === to?.line && from?.column === to?.column;
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
