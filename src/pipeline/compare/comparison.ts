import type { ReleasedSkills } from '../../config/release.ts';
import type { Change } from '../../model/contract.ts';
import type { PowerChange } from '../../model/power.ts';
import type { Pair } from '../../model/workspace.ts';
import type { IsNewlyOffered } from '../../powers/compare/newly-offered.ts';
import type { UnitPairs } from '../../powers/compare/pair-units.ts';
import type { ChangeRule } from '../../rules/rule.ts';
import type { RuleDraft } from '../findings/rule-draft.ts';

/** A change with the rule that reports it. */
export interface ClassifiedChange {
  readonly change: Change;
  readonly rule: ChangeRule;
}

/** The changes between two versions of a skill. */
export interface PairChanges {
  readonly pair: Pair;
  readonly changes: readonly ClassifiedChange[];
}

/** A pair of skills, compared. */
export interface Comparison {
  readonly pair: Pair;
  /** Null where the two sides cannot be compared. */
  readonly changes: readonly ClassifiedChange[] | null;
  /** Reports the permissions that the skill gains, if its own version announces them: `drafts` of the trees have them. */
  readonly powerDrafts: readonly RuleDraft[];
  /** Reports sides and releases that cannot be compared. */
  readonly drafts: readonly RuleDraft[];
  /** The comparison with the last release, if the version bump is measured from one. */
  readonly sinceRelease: (PairChanges & { readonly tag: string }) | null;
}

/** The comparison of two trees. */
export interface TreeComparison {
  /** One for each pair, computed while iterating: changes are dropped once they are judged. Iterate once. */
  readonly comparisons: Iterable<Comparison>;
  readonly releases: ReleasedSkills;
  /** Reports permissions that no change shows. */
  readonly drafts: readonly RuleDraft[];
  /** The permissions beyond the declarations of skills that differ. */
  readonly powers: readonly PowerChange[];
  /** The units of head that succeed those of base. */
  readonly unitPairs: UnitPairs;
  readonly isNewlyOffered: IsNewlyOffered;
}

/** The comparison of a tree without a base. */
export const noComparison: TreeComparison = {
  comparisons: [],
  releases: { byRoot: new Map(), namesIfNoTagMatches: [], tags: [], tagsWithoutVersion: [] },
  drafts: [],
  powers: [],
  unitPairs: new Map(),
  isNewlyOffered: () => false,
};
