import type { Problem } from '../model/finding.ts';
import type { LockEntry, LockFile } from '../model/lock.ts';
import { count, type Insert, msg, namePart, words } from '../model/message.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import { lockHome } from '../model/text/install-location.ts';
import type { Workspace } from '../model/workspace.ts';
import { lockFormatOf } from './read.ts';
import { createSkillLookup, lockedTargets } from './targets.ts';
import { coversPins, LockTracking } from './tracking.ts';
import { verifiesNothing } from './unreadable.ts';
import { pinKey } from './verify-entry.ts';

/** A lock of base with pins that no lock of head has. */
export interface RemovedPins {
  /** The lock at base. */
  readonly lock: LockFile;
  /** The path of its successor, else its own. */
  readonly path: string;
  /** Its entries without a successor in head, although their skills still exist. */
  readonly entries: readonly LockEntry[];
  /** Whether the file is removed, no longer a lock, or a lock without those entries. */
  readonly fate: 'removed' | 'unreadable' | 'shorter';
}

/** The pins that a change removes; an entry that moved to another lock is not removed. */
export function removedPins(head: Workspace, base: Workspace): readonly RemovedPins[] {
  const tracking = LockTracking.of(head, base);
  const headEntriesById = groupBy(
    head.locks.flatMap((lock) => lock.entries.map((entry) => ({ lock, entry }))),
    ({ entry }) => entry.id,
  );
  const isStillPresent = presenceTest(head, base);
  const isRenamedWithItsSkill = renameTest(head, base);
  return base.locks.flatMap((lock) => {
    const successors = tracking.successorsOf(lock);
    if (successors.some(({ isIncomplete }) => isIncomplete)) return [];
    const successorIds = new Set(successors.flatMap(({ entries }) => entries.map(({ id }) => id)));
    const [successor] = successors;
    const outcome = successor ? 'shorter' : head.paths.has(lock.path) ? 'unreadable' : 'removed';
    const entries = lock.entries.filter(
      (entry) =>
        entry.pins.length > 0 &&
        !successorIds.has(entry.id) &&
        (isStillPresent(lock, entry) ||
          (outcome === 'unreadable' && mayBeInstalledElsewhere(lock))) &&
        !headEntriesById.get(entry.id)?.some((other) => {
          return (
            coversPins(other.entry, entry) &&
            (successors.includes(other.lock) || haveSameLookup(lock, other.lock))
          );
        }) &&
        !tracking.isTracked(entry) &&
        !isRenamedWithItsSkill(lock, entry, successors),
    );
    return entries.length > 0
      ? [{ lock, path: successor?.path ?? lock.path, entries, fate: outcome }]
      : [];
  });
}

/** Whether an id means the same skill in two locks: install folders are relative to the home. */
function haveSameLookup(left: LockFile, right: LockFile): boolean {
  const { lookupBy } = lockFormatOf(left);
  if (lookupBy !== lockFormatOf(right).lookupBy) return false;
  return lookupBy !== 'installed' || lockHome(left.path) === lockHome(right.path);
}

/** Whether the skills of a lock may be installed outside the tree. */
function mayBeInstalledElsewhere(lock: LockFile): boolean {
  return lockFormatOf(lock).writer !== null;
}

/** Tests whether the target of an entry still exists, by name or by path. */
function presenceTest(
  head: Workspace,
  base: Workspace,
): (lock: LockFile, entry: LockEntry) => boolean {
  const [headLookup, baseLookup] = [createSkillLookup(head), createSkillLookup(base)];
  return (lock, entry) =>
    (lockFormatOf(lock).lookupBy === 'name' && headLookup.byName.has(entry.id)) ||
    lockedTargets(lock, entry, baseLookup).some(({ skill, pins }) =>
      skill
        ? headLookup.byRoot.has(skill.root)
        : pins.some(({ file }) => file !== undefined && head.paths.has(file)),
    );
}

/**
 * Tests whether some locks have an entry of the new name of a skill that was renamed in its folder, with every kind of
 * pin of the former entry.
 */
function renameTest(
  head: Workspace,
  base: Workspace,
): (lock: LockFile, entry: LockEntry, successors: readonly LockFile[]) => boolean {
  const [headLookup, baseLookup] = [createSkillLookup(head), createSkillLookup(base)];
  return (lock, entry, successors) => {
    if (lockFormatOf(lock).lookupBy !== 'name' || headLookup.byName.has(entry.id)) return false;
    const [before] = lockedTargets(lock, entry, baseLookup);
    const skill = before?.skill && headLookup.byRoot.get(before.skill.root);
    if (!skill) return false;
    return successors.some((successor) =>
      successor.entries.some(
        (renamed) =>
          renamed.id === skill.name &&
          pinsNoLess(renamed, entry, skill) &&
          lockedTargets(successor, renamed, headLookup).some((target) => target.skill === skill),
      ),
    );
  };
}

/** Whether an entry has every kind of pin of another one, and a version where that has one that the skill still has. */
function pinsNoLess(entry: LockEntry, before: LockEntry, { version }: Skill): boolean {
  const keys = new Set(entry.pins.map(pinKey));
  const hasVersion = entry.version !== null || before.version === null || version === null;
  return hasVersion && before.pins.every((pin) => keys.has(pinKey(pin)));
}

/** The skills of removed pins: by name if there is one, else by their number. */
export function lockedSkills({ entries }: RemovedPins): Insert {
  const [single, ...more] = entries;
  if (!single || more.length > 0) return count(entries.length, 'skill');
  return single.id === '.' ? words('the package') : namePart(single.id);
}

/** Reports that a former lock is no longer one, so it verifies nothing. */
export function noLongerLock(removal: RemovedPins): Problem {
  const { path } = removal.lock;
  const message = msg`This file is no longer a lock.`;
  const notes = [{ message: verifiesNothing }];
  return { rule: 'lock-syntax', message, notes, at: { path }, was: { path }, about: 'no lock' };
}
