import type { Config } from '../config/config.ts';
import type { ActivePolicy } from '../config/policy.ts';
import type { Release, ReleasedSkills } from '../config/release.ts';
import { type Budget, createRunBudget } from '../contract/budget.ts';
import type { ScriptPair } from '../contract/scripts/interfaces.ts';
import { withProgress } from '../model/progress.ts';
import type { Sides } from '../model/sides.ts';
import type { Skill } from '../model/skill.ts';
import type { Pair } from '../model/workspace.ts';
import { alignVersions } from './compare/align-versions.ts';
import { changesOf } from './compare/classify.ts';
import {
  type Comparison,
  noComparison,
  type PairChanges,
  type TreeComparison,
} from './compare/comparison.ts';
import { compareTreeGrants, grantDrafts, skillPowerDrafts } from './compare/grant-comparison.ts';
import {
  incomparableDrafts,
  limitedDrafts,
  unreadableReleaseDrafts,
} from './compare/incomparable.ts';
import { newUnitDrafts } from './compare/new-units.ts';
import { findReleasedSkills } from './compare/released.ts';
import { removedUnitDrafts } from './compare/removed-units.ts';
import { withReadableBase } from './compare/repaired.ts';
import { unreadablePermissionDrafts } from './compare/unreadable-permissions.ts';
import type { RuleDraft } from './findings/rule-draft.ts';
import type { PairedTrees } from './trees.ts';

export { pairSkills } from '../contract/pairing/pair.ts';
export { findReleasedSkills };

/** The trees to compare, with the scripts of skills that may accept something else. */
export interface ComparedTrees extends Pick<PairedTrees, 'head' | 'base' | 'pairs'> {
  readonly scripts?: ReadonlyMap<Skill, readonly ScriptPair[]> | undefined;
}

interface PairContext extends Pick<ComparedTrees, 'scripts'> {
  readonly budget: Budget;
}

/** Compares the sides of every pair with each other and with the last release, and what the trees grant. */
export async function compareAll(
  { head, base, pairs, scripts }: ComparedTrees,
  {
    findRelease,
    onProgress,
    context,
    policies = [],
  }: Partial<Pick<Sides, 'findRelease' | 'onProgress' | 'context'>> & {
    readonly policies?: readonly ActivePolicy[];
  },
  treeConfig: Config,
  budget: Budget = createRunBudget(),
): Promise<TreeComparison> {
  const changedPairs = pairs.filter(({ status }) => status !== 'unchanged');
  const releases = await findReleasedSkills(changedPairs, findRelease, treeConfig);
  const grants = base && compareTreeGrants(base, head, pairs, policies);
  const powerDrafts = grants ? skillPowerDrafts(grants, head) : new Map();
  const progressing = withProgress(pairs, onProgress, 'Comparing', 'skills');
  return {
    comparisons: compareEach(progressing, releases, powerDrafts, { budget, scripts }),
    releases,
    // A comparison does not show unreadable permissions, nor those of new skills.
    drafts: [
      ...unreadablePermissionDrafts(pairs),
      ...newUnitDrafts(pairs, grants?.changes ?? [], head, grants?.isNewlyOffered),
      ...(grants ? grantDrafts(grants, head, context?.remote ?? null) : []),
      ...(base && grants ? removedUnitDrafts(base, head, grants.unitPairs) : []),
    ],
    powers: grants?.changes ?? [],
    unitPairs: grants?.unitPairs ?? new Map(),
    isNewlyOffered: grants?.isNewlyOffered ?? noComparison.isNewlyOffered,
  };
}

function* compareEach(
  pairs: Iterable<Pair>,
  { byRoot }: ReleasedSkills,
  powerDrafts: ReadonlyMap<string, readonly RuleDraft[]>,
  context: PairContext,
): Generator<Comparison> {
  for (const pair of pairs) {
    const { root } = pair.after ?? {};
    const compared = compare(pair, byRoot.get(root ?? '') ?? null, context);
    yield { ...compared, powerDrafts: powerDrafts.get(root ?? '') ?? [] };
  }
}

/** Compares the two sides of a skill, and its last release with head. */
function compare(
  originalPair: Pair,
  release: Release | null,
  { budget, scripts }: PairContext,
): Omit<Comparison, 'powerDrafts'> {
  const pair = alignVersions(withReadableBase(originalPair));
  if (pair.status === 'unchanged' || pair.isCopy)
    return { pair, changes: [], drafts: [], sinceRelease: null };
  const incomparable = incomparableDrafts(pair);
  if (incomparable) return { pair, changes: null, drafts: incomparable, sinceRelease: null };
  const own = originalPair.after ? scripts?.get(originalPair.after) : undefined;
  const { changes } = changesOf(pair, budget, own);
  const released = release && changesSinceRelease(pair, release, budget);
  const limited = budget.remaining < 0 ? limitedDrafts(pair) : [];
  if (!release) return { pair, changes, drafts: limited, sinceRelease: null };
  const drafts = [...limited, ...unreadableReleaseDrafts(pair, release)];
  return { pair, changes, drafts, sinceRelease: released && { ...released, tag: release.tag } };
}

/** Compares the last release of a skill with head; null where either cannot be read. */
export function changesSinceRelease(
  pair: Pair,
  { skill }: Release,
  budget?: Budget,
): PairChanges | null {
  if (skill.unreadable || pair.after?.unreadable) return null;
  return changesOf(alignVersions({ ...pair, before: skill }), budget);
}
