import type { LockEntry, LockFile, Pin } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import type { Workspace } from '../model/workspace.ts';
import { createSkillLookup, lockedTargets } from './targets.ts';
import { LockTracking } from './tracking.ts';
import { pinKey } from './verify-entry.ts';

/** An entry that pins less than it did at base. */
export interface DroppedPins {
  readonly lock: LockFile;
  readonly entry: LockEntry;
  readonly before: LockEntry;
  /** The missing pins of base, except those of files that are removed or pinned elsewhere. */
  readonly pins: readonly Pin[];
  /** The version that the skill still declares, if the entry no longer records one. */
  readonly version: string | null;
}

/** Finds pins missing from entries that still exist; `removedPins` handles removed entries and locks. */
export function droppedPins(head: Workspace, base: Workspace): readonly DroppedPins[] {
  const tracking = LockTracking.of(head, base);
  const headPins = head.locks.flatMap(({ entries }) => entries.flatMap(({ pins }) => pins));
  const pinnedFiles = new Set(headPins.flatMap(({ file }) => file ?? []));
  const lookup = createSkillLookup(head);
  return head.locks.flatMap((lock) =>
    lock.entries.flatMap((entry) => {
      const before = tracking.before(lock, entry.id)?.entry;
      if (!before || entry.faulty) return [];
      const pinKeys = new Set(entry.pins.map(pinKey));
      const pins = before.pins.filter(
        (pin) =>
          !pinKeys.has(pinKey(pin)) &&
          (pin.file === undefined || (head.paths.has(pin.file) && !pinnedFiles.has(pin.file))),
      );
      const [target] = before.version && !entry.version ? lockedTargets(lock, entry, lookup) : [];
      const version = declaredVersion(target?.skill);
      return pins.length > 0 || version !== null ? [{ lock, entry, before, pins, version }] : [];
    }),
  );
}

function declaredVersion(skill: Skill | null | undefined): string | null {
  return skill?.version?.value ?? null;
}
