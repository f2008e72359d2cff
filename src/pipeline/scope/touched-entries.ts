import { lockFormatOf } from '../../locks/read.ts';
import { createSkillLookup, lockedTargets, type SkillLookup } from '../../locks/targets.ts';
import type { LockEntry, LockFile } from '../../model/lock.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { Trees } from '../trees.ts';

/**
 * The ids of the lock entries that differ between two trees; null if locks differ in more than their entries, or pin
 * files one by one.
 */
export function changedEntryIds({ head, base }: Trees): ReadonlySet<string> | null {
  const baseLocks = new Map(base?.locks.map((lock) => [lock.path, lock]));
  if (baseLocks.size !== head.locks.length) return null;
  const headRoots = new Set(head.skills.map(({ root }) => root));
  const baseRoots = new Set(base?.skills.map(({ root }) => root));
  const ids = new Set<string>();
  for (const lock of head.locks) {
    const before = baseLocks.get(lock.path);
    if (!before || before.format !== lock.format) return null;
    if (!hasPlainEntries(before, baseRoots) || !hasPlainEntries(lock, headRoots)) return null;
    if (before.text === lock.text) continue;
    for (const id of differingIds(before, lock)) ids.add(id);
  }
  return ids;
}

/** Whether every entry is sound, and locks whole skills only, by name or as one of these folders. */
function hasPlainEntries(
  { entries, problems, isIncomplete }: LockFile,
  roots: ReadonlySet<string>,
): boolean {
  return (
    !isIncomplete &&
    problems.length === 0 &&
    entries.every(
      ({ pins, lockedFolders, deployed, faulty }) =>
        !lockedFolders &&
        !deployed &&
        !faulty &&
        pins.every(
          ({ file, folder }) => file === undefined && (folder === undefined || roots.has(folder)),
        ),
    )
  );
}

function* differingIds(before: LockFile, after: LockFile): Iterable<string> {
  const [oldEntries, newEntries] = [before, after].map(({ entries }) => entriesById(entries)) as [
    EntriesById,
    EntriesById,
  ];
  for (const [id, right] of newEntries) {
    const left = oldEntries.get(id);
    if (!left || !areSameEntries(left, right)) yield id;
  }
  for (const id of oldEntries.keys()) if (!newEntries.has(id)) yield id;
}

type EntriesById = ReadonlyMap<string, LockEntry | readonly LockEntry[]>;

/** The entries by id: mostly one, else a list. */
function entriesById(entries: readonly LockEntry[]): EntriesById {
  const byId = new Map<string, LockEntry | readonly LockEntry[]>();
  for (const entry of entries) {
    const known = byId.get(entry.id);
    byId.set(entry.id, known ? [known, entry].flat() : entry);
  }
  return byId;
}

type SameId = LockEntry | readonly LockEntry[];

function areSameEntries(left: SameId, right: SameId): boolean {
  if (!('pins' in left) || !('pins' in right) || left.origin || right.origin)
    return factsOf([left].flat()) === factsOf([right].flat());
  return (
    left.version?.value === right.version?.value &&
    (left.unhashed ?? false) === (right.unhashed ?? false) &&
    (left.hashesSource ?? false) === (right.hashesSource ?? false) &&
    left.pins.length === right.pins.length &&
    left.pins.every(({ algorithm, field, value }, index) => {
      const pin = right.pins[index];
      return pin?.algorithm === algorithm && pin.field === field && pin.value === value;
    })
  );
}

/** Everything that entries of one id state, without its places. */
function factsOf(entries: readonly LockEntry[]): string {
  return JSON.stringify(
    entries.map(({ pins, version, unhashed, hashesSource: ofSource, origin }) => [
      pins.map(({ algorithm, field, value }) => [algorithm, field, value]),
      version?.value ?? null,
      [unhashed ?? false, ofSource ?? false, origin ?? null],
    ]),
  );
}

/** Both trees with the lock entries of some ids or roots of skills only; null if one of them locks an unread skill. */
export function withTouchedEntries(
  trees: Trees,
  ids: ReadonlySet<string>,
  roots: ReadonlySet<string>,
): Trees | null {
  const { head, base } = trees;
  const sides = [head, ...(base ? [base] : [])];
  const lookups = sides.map(createSkillLookup);
  const targetsOf = (lock: LockFile, entry: LockEntry) =>
    lookups.flatMap((lookup) => targetSkills(lock, entry, lookup));
  const names = namesAt(sides, roots);
  const touches = (lock: LockFile, entry: LockEntry) =>
    ids.has(entry.id) ||
    ((lockFormatOf(lock).lookupBy !== 'name' || names.has(entry.id)) &&
      targetsOf(lock, entry).some(({ root }) => roots.has(root)));
  const touched = sides.map(({ locks }) =>
    locks.map((lock) => lock.entries.filter((entry) => touches(lock, entry))),
  );
  const isSound = sides.every(({ locks }, side) =>
    locks.every((lock, index) =>
      touched[side]?.[index]?.every(
        (entry) => !targetsOf(lock, entry).some(({ isUnread }) => isUnread),
      ),
    ),
  );
  if (!isSound) return null;
  const focus = (workspace: Workspace, side: number): Workspace => ({
    ...workspace,
    locks: workspace.locks.map((lock, index) => {
      const entries = touched[side]?.[index] ?? [];
      const { unread = 0 } = lock;
      return { ...lock, entries, unread: unread + lock.entries.length - entries.length };
    }),
  });
  return { head: focus(head, 0), base: base && focus(base, 1) };
}

/** The names of the skills at some roots. */
function namesAt(sides: readonly Workspace[], roots: ReadonlySet<string>): ReadonlySet<string> {
  const skills = sides.flatMap((workspace) => workspace.skills);
  return new Set(skills.flatMap(({ root, name }) => (roots.has(root) ? [name] : [])));
}

function targetSkills(lock: LockFile, entry: LockEntry, lookup: SkillLookup) {
  return lockedTargets(lock, { ...entry, unhashed: false }, lookup).flatMap(
    ({ skill }) => skill ?? [],
  );
}

/** Some roots, and those of the read skills that entries of some ids lock. */
export function withLockedRoots(
  { head, base }: Trees,
  roots: ReadonlySet<string>,
  ids: ReadonlySet<string>,
): ReadonlySet<string> {
  const locked = new Set(roots);
  if (ids.size === 0) return locked;
  const sides = base ? [head, base] : [head];
  const lookups = sides.map(createSkillLookup);
  for (const lock of sides.flatMap(({ locks }) => locks)) {
    for (const entry of lock.entries) {
      if (!ids.has(entry.id)) continue;
      for (const lookup of lookups)
        for (const { root, isUnread } of targetSkills(lock, entry, lookup))
          if (!isUnread) locked.add(root);
    }
  }
  return locked;
}
