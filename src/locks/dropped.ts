import type { LockEntry, LockFile, Pin } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import type { Workspace } from '../model/workspace.ts';
import { Lineage } from './lineage.ts';
import { holdingsOf, unitsOf } from './units.ts';
import { placeOf } from './verify.ts';

/** An entry that still stands in its lock and says less than it did at base. */
export interface Dropped {
  readonly lock: LockFile;
  readonly entry: LockEntry;
  readonly before: LockEntry;
  /** The pins of base it has no more, but for those of files that are gone or pinned elsewhere. */
  readonly pins: readonly Pin[];
  /** The version the skill declares still, where the entry records none any more. */
  readonly version: string | null;
}

/** What entries of locks lost; a lock or an entry that is gone as a whole is told apart from it. */
export function droppedPins(now: Workspace, was: Workspace): readonly Dropped[] {
  const lineage = Lineage.of(now, was);
  const all = now.locks.flatMap(({ entries }) => entries.flatMap(({ pins }) => pins));
  const pinned = new Set(all.flatMap(({ file }) => file ?? []));
  const holdings = holdingsOf(now);
  return now.locks.flatMap((lock) =>
    lock.entries.flatMap((entry) => {
      const before = lineage.before(lock, entry.id)?.entry;
      if (!before || entry.faulty) return [];
      const places = new Set(entry.pins.map(placeOf));
      const pins = before.pins.filter(
        (pin) =>
          !places.has(placeOf(pin)) &&
          (pin.file === undefined || (now.paths.has(pin.file) && !pinned.has(pin.file))),
      );
      const [unit] = before.version && !entry.version ? unitsOf(lock, entry, holdings) : [];
      const version = declared(unit?.skill);
      return pins.length > 0 || version !== null ? [{ lock, entry, before, pins, version }] : [];
    }),
  );
}

function declared(skill: Skill | null | undefined): string | null {
  return skill?.version?.value ?? null;
}
