import type { LockEntry, LockFile } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import { lockHome } from '../model/text/install-location.ts';
import { lockFormatOf } from './read.ts';
import { type LockedTarget, lockedTargets, matchesEntry, type SkillLookup } from './targets.ts';
import type { TrackedEntry } from './tracking.ts';

/** Two trees and the moves of skills between them, for the judgement of locks. */
export interface LockContext {
  readonly head: SkillLookup;
  readonly base: SkillLookup | null;
  /** The locks of head. */
  readonly locks: readonly LockFile[];
  /** The roots of skills that some entry of head covers. */
  readonly coveredRoots: () => ReadonlySet<string>;
  /** The root in head of each moved skill of base, by its root. */
  readonly successors: ReadonlyMap<string, string>;
  /** The root in base of each moved skill of head, by its root. */
  readonly origins: ReadonlyMap<string, string>;
}

/** The roots of the skills that some locks cover. */
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
 * The skill that an entry covered at base and that no entry covers now, although both still exist: the lock
 * moved, the skill moved, or another skill of the same name matches the pin.
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
        ?.filter((candidate) => matchesEntry(previous.entry, candidate));
      const isUnambiguous = matching?.length === 1 && matching[0] === base;
      const hasOtherTarget = targets.some((target) => target.skill !== skill);
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

/** Uncovered skills with the name of an entry, outside the folders where it looks for skills. */
export function sameNameSkills(
  lock: LockFile,
  { id }: LockEntry,
  { head, coveredRoots }: LockContext,
): readonly Skill[] {
  if (lockFormatOf(lock).lookupBy !== 'installed') return [];
  return (head.byName.get(id) ?? []).filter(({ root }) => !coveredRoots().has(root));
}
