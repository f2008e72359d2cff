import type { LockEntry, LockFile } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import { homeOfLock } from './installed.ts';
import type { Held } from './lineage.ts';
import { lockFormatOf } from './read.ts';
import { type Holdings, isMeant, type Unit, unitsOf } from './units.ts';

/** Two trees, as far as locks have to know what became of their skills. */
export interface Reaches {
  readonly now: Holdings;
  readonly was: Holdings | null;
  /** The roots of skills that some entry of head vouches for. */
  readonly covered: () => ReadonlySet<string>;
  /** Where each skill of base is in head, by its root. */
  readonly heirs: ReadonlyMap<string, string>;
  /** Where each skill of head that moved was at base, by its root. */
  readonly origins: ReadonlyMap<string, string>;
}

/** The roots of the skills that some locks vouch for. */
export function coveredRoots(locks: readonly LockFile[], holdings: Holdings): ReadonlySet<string> {
  return new Set(
    locks.flatMap((lock) =>
      lock.entries.flatMap((entry) =>
        unitsOf(lock, entry, holdings).flatMap(({ skill, pins }) =>
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
export function leftBehind(
  lock: LockFile,
  entry: LockEntry,
  held: Held | null,
  units: { readonly earlier: readonly Unit[]; readonly now: readonly Unit[] },
  reaches: Reaches,
): Skill | null {
  if (!held || entry.faulty || entry.pins.length === 0) return null;
  for (const { skill: was } of units.earlier) {
    const root = was && (reaches.heirs.get(was.root) ?? was.root);
    const skill = root === null ? undefined : reaches.now.roots.get(root);
    if (!was || !skill || reaches.covered().has(skill.root)) continue;
    if (isLost(lock, entry, held, was, skill, units.now, reaches)) return skill;
  }
  return null;
}

function isLost(
  lock: LockFile,
  entry: LockEntry,
  held: Held,
  was: Skill,
  skill: Skill,
  units: readonly Unit[],
  reaches: Reaches,
): boolean {
  switch (lockFormatOf(lock).finds) {
    case 'name': {
      const meant = reaches.was?.named
        .get(held.entry.id)
        ?.filter((one) => isMeant(held.entry, one));
      const isClear = meant?.length === 1 && meant[0] === was;
      const isOther = units.some((unit) => unit.skill !== skill);
      return isOther && isClear && skill.name === entry.id && !isMeant(entry, skill);
    }
    case 'installed':
      return units.length === 0 || homeOfLock(held.lock.path) !== homeOfLock(lock.path);
    default:
      return units.length === 0 || skill.root !== was.root;
  }
}

/** Skills of the name of an entry that are not where it looks, and that no lock vouches for. */
export function namesakesOf(
  lock: LockFile,
  { id }: LockEntry,
  { now, covered }: Reaches,
): readonly Skill[] {
  if (lockFormatOf(lock).finds !== 'installed') return [];
  return (now.named.get(id) ?? []).filter(({ root }) => !covered().has(root));
}
