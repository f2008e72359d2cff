import type { LockEntry, Pin } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import { type HashVariant, hashVariants } from './hash-variants.ts';
import type { LockedTarget } from './targets.ts';

/** Whether a lock entry holds: what it records is so, is not so, or there is nothing to compare. */
export type LockVerdict = 'verified' | 'changed' | 'absent';

/** What becomes of an entry, given what it vouches for: all of it has to hold, and to be known. */
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

/** The pins that do not hold, also not in a way that their format allows for. */
export function mismatchedPins(target: LockedTarget): readonly Pin[] {
  return target.pins.filter(
    (pin) =>
      target.digestOf(pin) !== pin.value && matchingVariant(pin, target.skill)?.isAccepted !== true,
  );
}

/**
 * The way, other than its own, in which a pin is the digest of a skill. It is known of skills alone that
 * were hashed in those ways, since their pin does not hold by itself.
 */
export function matchingVariant(pin: Pin, skill: Skill | null): HashVariant | null {
  if (!skill || pin.file !== undefined) return null;
  const candidates = hashVariants(pin.algorithm);
  return candidates.find(({ algorithm }) => skill.digests.get(algorithm) === pin.value) ?? null;
}

/** The algorithms to find out with why a pin does not hold; none where it holds, or that is known. */
export function missingAlgorithms({ skill, pins }: LockedTarget): readonly string[] {
  if (!skill || hasNoContentHash(skill)) return [];
  return pins
    .filter(({ algorithm, value, file }) => {
      return file === undefined && skill.digests.get(algorithm) !== value;
    })
    .flatMap(({ algorithm }) => [
      algorithm,
      ...hashVariants(algorithm).map((variant) => variant.algorithm),
    ])
    .filter((id) => !skill.digests.has(id));
}

/** Whether a skill has no hash, as a file of it cannot be read. */
function hasNoContentHash({ digests }: Skill): boolean {
  return !digests.has('content');
}

/** Whether the skill declares the version the entry records, if it records one. */
export function isVersionVerified(entry: LockEntry, skill: Skill): boolean {
  return entry.version === null || entry.version.value === skill.version?.value;
}

/** The pins that stood at another digest before. */
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

/** Where a pin stands in its entry. */
export function pinKey({ field, file }: Pin): string {
  return `${field}\0${file ?? ''}`;
}
