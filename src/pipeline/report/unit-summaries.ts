import {
  type GrantUnit,
  isWidening,
  type PowerChange,
  type Unit,
  unitKey,
} from '../../model/power.ts';
import type { UnitSummary } from '../../model/report.ts';
import { type Bump, covers, maxBump } from '../../model/version/bump.ts';
import { declaredBump } from '../../model/version/version.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { UnitPairs } from '../../powers/compare/pair-units.ts';
import { shippingUnits } from '../../powers/compare/shipping-unit.ts';
import { bumpOf } from '../compare/bump-of-change.ts';

/** How the units of two trees differ. */
interface UnitChanges {
  readonly base: Workspace | null;
  readonly unitPairs: UnitPairs;
  readonly powers: readonly PowerChange[];
}

/** Summarizes the units of head that are no skills: a gained permission asks for a minor bump. */
export function unitSummaries(
  head: Workspace,
  { base, unitPairs, powers: changes }: UnitChanges,
): readonly UnitSummary[] {
  const baseUnits = previousUnits(base?.grants.units ?? [], unitPairs);
  const bumps = requiredBumps(changes, shippingUnits(head.grants.units));
  const powers = head.grants.files.flatMap((file) => file.powers);
  return head.grants.units.flatMap((unit): UnitSummary[] => {
    if (unit.kind === 'skill') return [];
    const key = unitKey(unit);
    const before = baseUnits.get(key) ?? null;
    const requiredBump = (before && bumps.get(key)) ?? 'none';
    const declared = declaredBump(before?.version ?? undefined, unit.version ?? undefined);
    const isVersioned = unit.version !== null || (before?.version ?? null) !== null;
    return [
      {
        ...unit,
        base: before && { version: before.version },
        requiredBump,
        satisfied: requiredBump === 'none' || isVersioned ? covers(declared, requiredBump) : null,
        powers: powers.filter((power) => unitKey(power.unit) === key),
      },
    ];
  });
}

/** The units of base by the keys of those of head that succeed them. */
function previousUnits(
  units: readonly GrantUnit[],
  pairs: UnitPairs,
): ReadonlyMap<string, GrantUnit> {
  return new Map(
    units.flatMap((unit) => {
      const after = pairs.get(unitKey(unit));
      return after ? [[unitKey(after), unit]] : [];
    }),
  );
}

/** The largest bump that the wider permissions of each unit ask for, by its key. */
function requiredBumps(
  changes: readonly PowerChange[],
  shippingUnit: (unit: Unit) => Unit,
): ReadonlyMap<string, Bump> {
  const bumps = new Map<string, Bump>();
  for (const change of changes.filter(isWidening)) {
    const key = unitKey(shippingUnit(change.power.unit));
    bumps.set(key, maxBump(bumps.get(key) ?? 'none', bumpOf(change)));
  }
  return bumps;
}
