import {
  type GrantFault,
  type Grants,
  type Power,
  type PowerChange,
  type Unit,
  type UnreadField,
  unitKey,
} from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { comparePowers } from './compare-powers.ts';
import { pathInHead, type UnitPairs } from './pair-units.ts';

/** A field of a changed file that no carrier reads, added or with another value. */
export interface UnreadChange {
  readonly field: UnreadField;
  readonly previous: UnreadField | null;
}

/** What differs between the grants of two trees. */
export interface GrantComparison {
  readonly changes: readonly PowerChange[];
  readonly unread: readonly UnreadChange[];
  /** The faults of head in files that base has not with the same bytes. */
  readonly faults: readonly GrantFault[];
}

/** Compares what the units of two trees grant: each with the one that it succeeds. */
export function compareGrants(base: Grants, head: Grants, pairs: UnitPairs): GrantComparison {
  const keyInHead = (unit: Unit) => {
    const after = pairs.get(unitKey(unit));
    return after ? unitKey(after) : `removed\0${unitKey(unit)}`;
  };
  const basePowers = groupBy(powersOf(base), ({ unit }) => keyInHead(unit));
  const headPowers = groupBy(powersOf(head), ({ unit }) => unitKey(unit));
  const baseUnits = new Set(readableUnits(base).map(keyInHead));
  const headUnits = new Set(readableUnits(head).map(unitKey));
  const unreadablePaths = new Set(
    head.files.flatMap(({ path, isUnreadable }) => (isUnreadable ? [path] : [])),
  );
  const programsDiffer = (before: Power, after: Power) =>
    (before.programs ?? []).some((path, at) => {
      const [old, now] = [base.programs.get(path), head.programs.get(after.programs?.[at] ?? '')];
      return old !== undefined && now !== undefined && old !== now;
    });
  const keys = new Set([...headPowers.keys(), ...basePowers.keys()]);
  const changes = [...keys].flatMap((key) => {
    const isInBoth = headUnits.has(key) && baseUnits.has(key);
    return comparePowers({
      base: relevant(basePowers.get(key), isInBoth),
      head: relevant(headPowers.get(key), isInBoth),
      programsDiffer,
    });
  });
  return {
    // The powers of a file that cannot be read now are unknown, not lost.
    changes: changes.filter(
      ({ change, power }) => change !== 'lost' || !unreadablePaths.has(power.at.path),
    ),
    ...changedFiles(base, head, pairs),
  };
}

function powersOf({ files }: Grants): readonly Power[] {
  return files.flatMap(({ powers }) => powers);
}

/** The units without a file that cannot be read: only these tell that a field is absent. */
function readableUnits({ units, files }: Grants): readonly Unit[] {
  const unreadable = new Set(
    files.flatMap(({ unit, isUnreadable }) => (isUnreadable ? [unitKey(unit)] : [])),
  );
  return units.filter((unit) => !unreadable.has(unitKey(unit)));
}

/** What a unit may do because a field is absent is no change where only one tree has the unit in readable files. */
function relevant(powers: readonly Power[] = [], isInBoth: boolean): readonly Power[] {
  return isInBoth ? powers : powers.filter(({ isDefault }) => !isDefault);
}

function changedFiles(base: Grants, head: Grants, pairs: UnitPairs) {
  const fileKey = (carrier: string, path: string) => `${carrier}\0${path}`;
  const known = new Map(
    base.files.map((file) => {
      const after = pairs.get(unitKey(file.unit));
      return [fileKey(file.carrier, after ? pathInHead(file, after) : file.path), file];
    }),
  );
  const changed = head.files.flatMap((file) => {
    const before = known.get(fileKey(file.carrier, file.path));
    const isSame = before?.id !== undefined && before.id === file.id;
    return isSame ? [] : [{ file, before }];
  });
  return {
    faults: changed.flatMap(({ file }) => file.faults),
    unread: changed.flatMap(({ file, before }) => {
      const previous = new Map(before?.unread.map((one) => [one.field, one]));
      return file.unread.flatMap((field): UnreadChange[] => {
        const other = previous.get(field.field) ?? null;
        return other?.value === field.value ? [] : [{ field, previous: other }];
      });
    }),
  };
}
