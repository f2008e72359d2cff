import type { LockEntry, Pin } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import type { Unit } from './units.ts';
import { type Variant, variantsOf } from './variants.ts';

/** Whether a lock entry holds: what it records is so, is not so, or there is nothing to compare. */
export type LockVerdict = 'verified' | 'changed' | 'absent';

/** What becomes of an entry, given what it vouches for: all of it has to hold, and to be known. */
export function verdict(entry: LockEntry, units: readonly Unit[]): LockVerdict {
  if (units.length === 0) return 'absent';
  return !entry.faulty && units.every((unit) => isKept(entry, unit)) ? 'verified' : 'changed';
}

function isKept(entry: LockEntry, unit: Unit): boolean {
  return (
    unit.pins.length > 0 &&
    brokenPins(unit).length === 0 &&
    (unit.skill === null || isVersionKept(entry, unit.skill))
  );
}

/** The pins that do not hold, also not in a way that their format allows for. */
export function brokenPins(unit: Unit): readonly Pin[] {
  return unit.pins.filter(
    (pin) => unit.digestOf(pin) !== pin.value && variantOf(pin, unit.skill)?.holds !== true,
  );
}

/**
 * The way, other than its own, in which a pin is the digest of a skill. It is known of skills alone that
 * were hashed in those ways, since their pin does not hold by itself.
 */
export function variantOf(pin: Pin, skill: Skill | null): Variant | null {
  if (!skill || pin.file !== undefined) return null;
  const ways = variantsOf(pin.algorithm);
  return ways.find(({ algorithm }) => skill.digests.get(algorithm) === pin.value) ?? null;
}

/** The algorithms to find out with why a pin does not hold; none where it holds, or that is known. */
export function wantedDigests({ skill, pins }: Unit): readonly string[] {
  if (!skill || contentUnknown(skill)) return [];
  return pins
    .filter(({ algorithm, value, file }) => {
      return file === undefined && skill.digests.get(algorithm) !== value;
    })
    .flatMap(({ algorithm }) => [
      algorithm,
      ...variantsOf(algorithm).map((variant) => variant.algorithm),
    ])
    .filter((id) => !skill.digests.has(id));
}

/** Whether a skill has no hash, as a file of it cannot be read. */
function contentUnknown({ digests }: Skill): boolean {
  return !digests.has('content');
}

/** Whether the skill declares the version the entry records, if it records one. */
export function isVersionKept(entry: LockEntry, skill: Skill): boolean {
  return entry.version === null || entry.version.value === skill.version?.value;
}

/** The pins that stood at another digest before. */
export function movedPins(
  before: readonly Pin[],
  after: readonly Pin[],
): readonly { readonly from: Pin; readonly to: Pin }[] {
  const earlier = new Map(before.map((pin) => [placeOf(pin), pin]));
  return after.flatMap((to) => {
    const from = earlier.get(placeOf(to));
    return from && from.value !== to.value ? [{ from, to }] : [];
  });
}

/** Where a pin stands in its entry. */
export function placeOf({ field, file }: Pin): string {
  return `${field}\0${file ?? ''}`;
}
