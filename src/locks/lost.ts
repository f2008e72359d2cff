import type { Problem } from '../model/finding.ts';
import type { LockEntry, LockFile } from '../model/lock.ts';
import { grouped } from '../model/text/group-by.ts';
import type { Workspace } from '../model/workspace.ts';
import { homeOfLock } from './installed.ts';
import { holdsPins, Lineage } from './lineage.ts';
import { lockFormatOf } from './read.ts';
import { holdingsOf, unitsOf } from './units.ts';

/** A lock of base some of whose pins nothing holds any more. */
export interface LostPins {
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
export function lostPins(now: Workspace, was: Workspace): readonly LostPins[] {
  const lineage = Lineage.of(now, was);
  const held = grouped(
    now.locks.flatMap((lock) => lock.entries.map((entry) => ({ lock, entry }))),
    ({ entry }) => entry.id,
  );
  const isThere = presence(now, was);
  return was.locks.flatMap((lock) => {
    const heirs = lineage.heirsOf(lock);
    if (heirs.some(({ unread }) => unread)) return [];
    const kept = new Set(heirs.flatMap(({ entries }) => entries.map(({ id }) => id)));
    const [heir] = heirs;
    const fate = heir ? 'shorter' : now.paths.has(lock.path) ? 'unreadable' : 'removed';
    const entries = lock.entries.filter(
      (entry) =>
        entry.pins.length > 0 &&
        !kept.has(entry.id) &&
        (isThere(lock, entry) || (fate === 'unreadable' && mayBeElsewhere(lock))) &&
        !held.get(entry.id)?.some((other) => {
          return (
            holdsPins(other.entry, entry) &&
            (heirs.includes(other.lock) || findsAlike(lock, other.lock))
          );
        }) &&
        !lineage.isAdopted(entry),
    );
    return entries.length > 0 ? [{ lock, path: heir?.path ?? lock.path, entries, fate }] : [];
  });
}

/** Whether the same id is the same skill to two locks: by folder it is so below one home alone. */
function findsAlike(one: LockFile, other: LockFile): boolean {
  const { finds } = lockFormatOf(one);
  if (finds !== lockFormatOf(other).finds) return false;
  return finds !== 'installed' || homeOfLock(one.path) === homeOfLock(other.path);
}

/** Whether the skills of a lock may be installed from it without lying in the tree. */
function mayBeElsewhere(lock: LockFile): boolean {
  return lockFormatOf(lock).writer !== null;
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
