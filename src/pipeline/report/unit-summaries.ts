import { isWidening, type PowerChange, unitKey } from '../../model/power.ts';
import type { UnitSummary } from '../../model/report.ts';
import { covers } from '../../model/version/bump.ts';
import { declaredBump } from '../../model/version/version.ts';
import type { Workspace } from '../../model/workspace.ts';

/** Summarizes the units of head that are no skills: a gained permission asks for a minor bump. */
export function unitSummaries(
  head: Workspace,
  base: Workspace | null,
  changes: readonly PowerChange[],
): readonly UnitSummary[] {
  const baseUnits = new Map(base?.grants.units.map((unit) => [unitKey(unit), unit]));
  const widened = new Set(changes.filter(isWidening).map(({ power }) => unitKey(power.unit)));
  const powers = head.grants.files.flatMap((file) => file.powers);
  return head.grants.units.flatMap((unit): UnitSummary[] => {
    if (unit.kind === 'skill') return [];
    const key = unitKey(unit);
    const before = baseUnits.get(key) ?? null;
    const requiredBump = before && widened.has(key) ? 'minor' : 'none';
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
