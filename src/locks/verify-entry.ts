import type { LockEntry, Pin } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import { type HashVariant, hashVariants } from './hash-variants.ts';
import { linkVariants, modeVariant } from './installer-variants.ts';
import type { LockedTarget } from './targets.ts';

/** Whether a lock entry matches the tree: yes, no, or its target is absent. */
export type LockVerdict = 'verified' | 'changed' | 'absent';

/** Verifies an entry against its targets: every pin must match, and the entry must be well-formed. */
export function verifyEntry(entry: LockEntry, targets: readonly LockedTarget[]): LockVerdict {
  if (targets.length === 0) return 'absent';
  return !entry.faulty && targets.every((target) => isTargetVerified(entry, target))
    ? 'verified'
    : 'changed';
}

function isTargetVerified(entry: LockEntry, target: LockedTarget): boolean {
  return (
    target.pins.length > 0 &&
    mismatchedPins(target).length === 0 &&
    (target.skill === null || isVersionVerified(entry, target.skill))
  );
}

/** The pins that match neither their algorithm nor an accepted variant. */
export function mismatchedPins(target: LockedTarget): readonly Pin[] {
  return target.pins.filter(
    (pin) =>
      target.digestOf(pin) !== pin.value && matchingVariant(pin, target.skill)?.isAccepted !== true,
  );
}

/**
 * The hash variant of a pin that matches a skill; null if none. Variant digests exist only for skills with a
 * mismatched pin.
 */
export function matchingVariant(pin: Pin, skill: Skill | null): HashVariant | null {
  if (!skill || pin.file !== undefined) return null;
  if (pin.algorithm === 'git-tree') return modeVariant(pin, skill);
  const matches = ({ algorithm }: HashVariant) => skill.digests.get(algorithm) === pin.value;
  const known = hashVariants(pin.algorithm).find(matches);
  if (known || pin.algorithm !== 'skills-lock') return known ?? null;
  return linkVariants(skill).find(matches) ?? null;
}

/** The algorithms that may explain a mismatched pin and are not computed yet. */
export function missingAlgorithms({ skill, pins }: LockedTarget): readonly string[] {
  if (!skill || hasNoContentHash(skill)) return [];
  return pins
    .filter(({ algorithm, value, file }) => {
      return file === undefined && skill.digests.get(algorithm) !== value;
    })
    .flatMap(({ algorithm }) => [
      algorithm,
      ...hashVariants(algorithm).map((variant) => variant.algorithm),
      ...(algorithm === 'skills-lock' ? linkVariants(skill) : []).map(
        (variant) => variant.algorithm,
      ),
    ])
    .filter((id) => !skill.digests.has(id));
}

/** Whether a skill has no hash because a file could not be read. */
function hasNoContentHash({ digests }: Skill): boolean {
  return !digests.has('content');
}

/** Whether the skill has the recorded version; true if none is recorded. */
export function isVersionVerified(entry: LockEntry, skill: Skill): boolean {
  return entry.version === null || entry.version.value === skill.version?.value;
}

/** The pins with another digest than before. */
export function changedPins(
  before: readonly Pin[],
  after: readonly Pin[],
): readonly { readonly from: Pin; readonly to: Pin }[] {
  const previousPins = new Map(before.map((pin) => [pinKey(pin), pin]));
  return after.flatMap((to) => {
    const from = previousPins.get(pinKey(to));
    return from && from.value !== to.value ? [{ from, to }] : [];
  });
}

/** The position of a pin in its entry. */
export function pinKey({ field, file }: Pin): string {
  return `${field}\0${file ?? ''}`;
}
