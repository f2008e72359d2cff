import type { LockEntry, LockFile } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import { lockHome } from './installed.ts';
import { lockFormatOf } from './read.ts';
import { type LockedTarget, lockedTargets, matchesEntry, type SkillLookup } from './targets.ts';
import type { TrackedEntry } from './tracking.ts';

/** Two trees, as far as locks have to know what became of their skills. */
export interface LockContext {
  readonly head: SkillLookup;
  readonly base: SkillLookup | null;
  /** The roots of skills that some entry of head vouches for. */
  readonly coveredRoots: () => ReadonlySet<string>;
  /** Where each skill of base is in head, by its root. */
  readonly successors: ReadonlyMap<string, string>;
  /** Where each skill of head that moved was at base, by its root. */
  readonly origins: ReadonlyMap<string, string>;
}

/** The roots of the skills that some locks vouch for. */
export function collectCoveredRoots(
  locks: readonly LockFile[],
  lookup: SkillLookup,
): ReadonlySet<string> {
  return new Set(
    locks.flatMap((lock) =>
      lock.entries.flatMap((entry) =>
        lockedTargets(lock, entry, lookup).flatMap(({ skill, pins }) =>
          skill && pins.length > 0 ? [skill.root] : [],
        ),
      ),
    ),
  );
}

/**
 * The skill that an entry vouched for at base and that is left with nobody to vouch for it, although both are
 * still there: the lock moved away, the skill did, or another skill of its name meets the pin.
 */
export function findOrphanedSkill(
  lock: LockFile,
  entry: LockEntry,
  previous: TrackedEntry | null,
  targets: { readonly base: readonly LockedTarget[]; readonly head: readonly LockedTarget[] },
  context: LockContext,
): Skill | null {
  if (!previous || entry.faulty || entry.pins.length === 0) return null;
  for (const { skill: base } of targets.base) {
    const root = base && (context.successors.get(base.root) ?? base.root);
    const skill = root === null ? undefined : context.head.byRoot.get(root);
    if (!base || !skill || context.coveredRoots().has(skill.root)) continue;
    if (isOrphaned(lock, entry, previous, base, skill, targets.head, context)) return skill;
  }
  return null;
}

function isOrphaned(
  lock: LockFile,
  entry: LockEntry,
  previous: TrackedEntry,
  base: Skill,
  skill: Skill,
  targets: readonly LockedTarget[],
  context: LockContext,
): boolean {
  switch (lockFormatOf(lock).lookupBy) {
    case 'name': {
      const matching = context.base?.byName
        .get(previous.entry.id)
        ?.filter((one) => matchesEntry(previous.entry, one));
      const isUnambiguous = matching?.length === 1 && matching[0] === base;
      const hasOtherTarget = targets.some((unit) => unit.skill !== skill);
      return (
        hasOtherTarget && isUnambiguous && skill.name === entry.id && !matchesEntry(entry, skill)
      );
    }
    case 'installed':
      return targets.length === 0 || lockHome(previous.lock.path) !== lockHome(lock.path);
    default:
      return targets.length === 0 || skill.root !== base.root;
  }
}

/** Skills of the name of an entry that are not where it looks, and that no lock vouches for. */
export function sameNameSkills(
  lock: LockFile,
  { id }: LockEntry,
  { head, coveredRoots }: LockContext,
): readonly Skill[] {
  if (lockFormatOf(lock).lookupBy !== 'installed') return [];
  return (head.byName.get(id) ?? []).filter(({ root }) => !coveredRoots().has(root));
}
