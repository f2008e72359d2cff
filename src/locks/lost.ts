import type { Problem } from '../model/finding.ts';
import { grouped } from '../model/grouped.ts';
import type { LockEntry, LockFile } from '../model/lock.ts';
import type { Workspace } from '../model/workspace.ts';
import { lockFormatOf } from './read.ts';
import { holdingsOf, unitsOf } from './units.ts';

/** A lock of base some of whose pins nothing holds any more. */
export interface LostPins {
  /** The lock at base. */
  readonly lock: LockFile;
  /** Its entries that no lock of head holds, although their skill is still there. */
  readonly entries: readonly LockEntry[];
  /** What became of the file: it is gone, is no lock now, or is one without those entries. */
  readonly fate: 'removed' | 'unreadable' | 'shorter';
}

/** The pins a change takes away; an entry that moved into another lock as it was is not lost. */
export function lostPins(now: Workspace, was: Workspace): readonly LostPins[] {
  const heirs = new Map(now.locks.map((lock) => [lock.path, lock]));
  const held = grouped(
    now.locks.flatMap(({ entries }) => entries),
    ({ id }) => id,
  );
  const isThere = presence(now, was);
  return was.locks.flatMap((lock) => {
    const heir = heirs.get(lock.path);
    // A lock of head that cannot be read says so itself.
    if (heir?.entries.length === 0) return [];
    const kept = new Set(heir?.entries.map(({ id }) => id));
    const entries = lock.entries.filter(
      (entry) =>
        !kept.has(entry.id) &&
        isThere(lock, entry) &&
        !held.get(entry.id)?.some((other) => holdsPins(other, entry)),
    );
    if (entries.length === 0) return [];
    const fate = heir ? 'shorter' : now.paths.has(lock.path) ? 'unreadable' : 'removed';
    return [{ lock, entries, fate }];
  });
}

/** Whether what an entry vouched for is still there: under its name, or where it was. */
function presence(now: Workspace, was: Workspace): (lock: LockFile, entry: LockEntry) => boolean {
  const names = new Set(now.skills.map(({ name }) => name));
  const roots = new Set(now.skills.map(({ root }) => root));
  const before = holdingsOf(was);
  return (lock, entry) =>
    (lockFormatOf(lock).finds === 'name' && names.has(entry.id)) ||
    unitsOf(lock, entry, before).some(({ skill, pins }) =>
      skill
        ? roots.has(skill.root)
        : pins.some(({ file }) => file !== undefined && now.paths.has(file)),
    );
}

function holdsPins(holder: LockEntry, entry: LockEntry): boolean {
  return entry.pins.every((pin) =>
    holder.pins.some(
      ({ algorithm, value, file }) =>
        algorithm === pin.algorithm && value === pin.value && file === pin.file,
    ),
  );
}

/** How many skills are pinned no longer, in words. */
export function skillCount({ entries }: LostPins): string {
  return entries.length === 1 ? '1 skill' : `${entries.length} skills`;
}

/** Says that a file which was a lock is none now, so that it verifies nothing. */
export function noLockNow(lost: LostPins): Problem {
  const message = `The file was a lock of ${skillCount(lost)} at base and cannot be read as one now. No skill is verified against it.`;
  const { path } = lost.lock;
  return { rule: 'lock-syntax', message, at: { path }, was: { path }, about: 'no lock' };
}
