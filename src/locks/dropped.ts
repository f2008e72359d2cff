import type { LockEntry, LockFile, Pin } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import type { Workspace } from '../model/workspace.ts';
import { createSkillLookup, lockedTargets } from './targets.ts';
import { LockTracking } from './tracking.ts';
import { pinKey } from './verify-entry.ts';

/** An entry that still stands in its lock and says less than it did at base. */
export interface DroppedPins {
  readonly lock: LockFile;
  readonly entry: LockEntry;
  readonly before: LockEntry;
  /** The pins of base it has no more, but for those of files that are gone or pinned elsewhere. */
  readonly pins: readonly Pin[];
  /** The version the skill declares still, where the entry records none any more. */
  readonly version: string | null;
}

/** What entries of locks lost; a lock or an entry that is gone as a whole is told apart from it. */
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
