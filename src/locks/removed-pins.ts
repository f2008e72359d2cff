import type { Problem } from '../model/finding.ts';
import type { LockEntry, LockFile } from '../model/lock.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { Workspace } from '../model/workspace.ts';
import { lockHome } from './installed.ts';
import { lockFormatOf } from './read.ts';
import { createSkillLookup, lockedTargets } from './targets.ts';
import { coversPins, LockTracking } from './tracking.ts';

/** A lock of base some of whose pins nothing holds any more. */
export interface RemovedPins {
  /** The lock at base. */
  readonly lock: LockFile;
  /** Where it stood, or where what it became stands. */
  readonly path: string;
  /** Its entries that no lock of head holds, although their skill is still there. */
  readonly entries: readonly LockEntry[];
  /** What became of the file: it is gone, is no lock now, or is one without those entries. */
  readonly fate: 'removed' | 'unreadable' | 'shorter';
}

/** The pins a change takes away; an entry that moved into another lock is not lost. */
export function removedPins(head: Workspace, base: Workspace): readonly RemovedPins[] {
  const tracking = LockTracking.of(head, base);
  const headEntriesById = groupBy(
    head.locks.flatMap((lock) => lock.entries.map((entry) => ({ lock, entry }))),
    ({ entry }) => entry.id,
  );
  const isStillPresent = presenceTest(head, base);
  return base.locks.flatMap((lock) => {
    const successors = tracking.successorsOf(lock);
    if (successors.some(({ isIncomplete }) => isIncomplete)) return [];
    const successorIds = new Set(successors.flatMap(({ entries }) => entries.map(({ id }) => id)));
    const [successor] = successors;
    const fate = successor ? 'shorter' : head.paths.has(lock.path) ? 'unreadable' : 'removed';
    const entries = lock.entries.filter(
      (entry) =>
        entry.pins.length > 0 &&
        !successorIds.has(entry.id) &&
        (isStillPresent(lock, entry) || (fate === 'unreadable' && mayBeInstalledElsewhere(lock))) &&
        !headEntriesById.get(entry.id)?.some((other) => {
          return (
            coversPins(other.entry, entry) &&
            (successors.includes(other.lock) || haveSameLookup(lock, other.lock))
          );
        }) &&
        !tracking.isTracked(entry),
    );
    return entries.length > 0 ? [{ lock, path: successor?.path ?? lock.path, entries, fate }] : [];
  });
}

/** Whether the same id is the same skill to two locks: by folder it is so below one home alone. */
function haveSameLookup(one: LockFile, other: LockFile): boolean {
  const { lookupBy } = lockFormatOf(one);
  if (lookupBy !== lockFormatOf(other).lookupBy) return false;
  return lookupBy !== 'installed' || lockHome(one.path) === lockHome(other.path);
}

/** Whether the skills of a lock may be installed from it without lying in the tree. */
function mayBeInstalledElsewhere(lock: LockFile): boolean {
  return lockFormatOf(lock).writer !== null;
}

/** Whether what an entry vouched for is still there: under its name, or where it was. */
function presenceTest(
  head: Workspace,
  base: Workspace,
): (lock: LockFile, entry: LockEntry) => boolean {
  const names = new Set(head.skills.map(({ name }) => name));
  const roots = new Set(head.skills.map(({ root }) => root));
  const baseLookup = createSkillLookup(base);
  return (lock, entry) =>
    (lockFormatOf(lock).lookupBy === 'name' && names.has(entry.id)) ||
    lockedTargets(lock, entry, baseLookup).some(({ skill, pins }) =>
      skill
        ? roots.has(skill.root)
        : pins.some(({ file }) => file !== undefined && head.paths.has(file)),
    );
}

/** How many skills are pinned no longer, in words. */
export function skillCount({ entries }: RemovedPins): string {
  return entries.length === 1 ? '1 skill' : `${entries.length} skills`;
}

/** Says that a file which was a lock is none now, so that it verifies nothing. */
export function noLongerLock(removal: RemovedPins): Problem {
  const message = `The file was a lock of ${skillCount(removal)} at base and cannot be read as one now. No skill is verified against it.`;
  const { path } = removal.lock;
  return { rule: 'lock-syntax', message, at: { path }, was: { path }, about: 'no lock' };
}
