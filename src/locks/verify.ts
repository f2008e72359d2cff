import { grouped } from '../model/grouped.ts';
import type { LockEntry, Pin } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';

/** Whether a lock entry holds: what it records is so, is not so, or there is no such skill. */
export type LockVerdict = 'verified' | 'changed' | 'absent';

/** The skills of one tree by the name locks know them by. */
export type SkillsByName = ReadonlyMap<string, readonly Skill[]>;

/** Groups skills by name, in the order they come. */
export function skillsByName<S extends { readonly name: string }>(
  skills: readonly S[],
): ReadonlyMap<string, readonly S[]> {
  return grouped(skills, ({ name }) => name);
}

/**
 * The skill a lock entry speaks of. Where several share the name it is one for which the entry holds,
 * else the one in `root`, else the first.
 */
export function lockedSkill(skills: SkillsByName, entry: LockEntry, root?: string): Skill | null {
  const named = skills.get(entry.id) ?? [];
  if (named.length < 2) return named[0] ?? null;
  return (
    named.find((skill) => verdict(entry, skill) === 'verified') ??
    named.find((skill) => skill.root === root) ??
    named[0] ??
    null
  );
}

/** What becomes of an entry, given the skill it speaks of. */
export function verdict(entry: LockEntry, skill: Skill | null): LockVerdict {
  if (!skill) return 'absent';
  const holds =
    entry.pins.length > 0 && brokenPins(entry, skill).length === 0 && isVersionKept(entry, skill);
  return holds ? 'verified' : 'changed';
}

/** The pins that are not the digests of the skill; all of them where the skill has no digest. */
export function brokenPins(entry: LockEntry, skill: Skill): readonly Pin[] {
  return entry.pins.filter(({ algorithm, value }) => skill.digests.get(algorithm) !== value);
}

/** Whether the skill declares the version the entry records, if it records one. */
export function isVersionKept(entry: LockEntry, skill: Skill): boolean {
  return entry.version === null || entry.version.value === skill.version?.value;
}

/** The pins of an entry that stood at another digest before. */
export function movedPins(
  before: LockEntry,
  after: LockEntry,
): readonly { readonly from: Pin; readonly to: Pin }[] {
  return after.pins.flatMap((to) => {
    const from = before.pins.find(({ algorithm }) => algorithm === to.algorithm);
    return from && from.value !== to.value ? [{ from, to }] : [];
  });
}
