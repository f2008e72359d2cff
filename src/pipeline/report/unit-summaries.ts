import type { GrantUnit } from '../../model/power/grants.ts';
import { isWidening, type Power, type PowerChange, type Unit, unitKey } from '../../model/power.ts';
import type { UnitSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { compareText } from '../../model/text/text.ts';
import { type Plugin, pluginKey, type ReleaseTool } from '../../model/unit/plugin.ts';
import { type Bump, covers, maxBump } from '../../model/version/bump.ts';
import { declaredBump, isVersion, smallestCoveringVersion } from '../../model/version/version.ts';
import type { UnitPairs } from '../../powers/compare/pair-units.ts';
import { shippingUnits } from '../../powers/compare/shipping-unit.ts';
import { bumpOf } from '../compare/bump-of-change.ts';
import type { PluginJudgement } from '../plugins/plugin-changes.ts';
import type { Trees } from '../trees.ts';

/** How the units of two trees differ. */
interface UnitChanges {
  readonly unitPairs: UnitPairs;
  readonly powers: readonly PowerChange[];
  readonly plugins: readonly PluginJudgement[];
}

/**
 * Summarizes the units of head that are not skills. A plugin needs the largest bump of its parts; for any other unit, a
 * gained permission asks for a minor one.
 */
export function unitSummaries(
  { head, base }: Trees,
  { unitPairs, powers: changes, plugins: judgements }: UnitChanges,
): readonly UnitSummary[] {
  const baseUnits = previousUnits(base?.grants.units ?? [], unitPairs);
  const bumps = requiredBumps(changes, shippingUnits(head.grants.units));
  const powers = groupBy(
    head.grants.files.flatMap((file) => file.powers),
    ({ unit }) => unitKey(unit),
  );
  const pluginRoots = new Set(head.plugins.all.map(({ root }) => root));
  const units = head.grants.units.flatMap((unit): UnitSummary[] => {
    if (unit.kind === 'skill' || (unit.kind === 'plugin' && pluginRoots.has(unit.root))) return [];
    const key = unitKey(unit);
    const before = baseUnits.get(key) ?? null;
    const requiredBump = (before && bumps.get(key)) ?? 'none';
    return [summary({ unit, before, requiredBump }, powers)];
  });
  const judgementOf = new Map(
    judgements.map((judgement) => [pluginKey(judgement.after), judgement]),
  );
  const plugins = head.plugins.all.map((plugin): UnitSummary => {
    const judgement = judgementOf.get(pluginKey(plugin));
    const requiredBump = judgement?.required ?? 'none';
    const before = judgement ? { version: judgement.before.version?.value ?? null } : null;
    const { versions } = plugin;
    const { releaseTool } = head.plugins;
    return {
      ...summary({ unit: unitOf(plugin), before, requiredBump }, powers),
      versions,
      neededVersion: judgement ? neededVersion(judgement, releaseTool) : null,
    };
  });
  return [...units, ...plugins].sort(
    (a, b) =>
      compareText(a.root, b.root) || compareText(a.kind, b.kind) || compareText(a.name, b.name),
  );
}

/** The smallest version that covers the changes; null if the declared one does, or a release tool will raise it. */
export function neededVersion(
  { before, declared, required }: PluginJudgement,
  releaseTool: ReleaseTool | null,
): string | null {
  const from = before.version?.value;
  if (from === undefined || declared === null || !isVersion(from)) return null;
  if (covers(declared, required) || (declared === 'none' && releaseTool !== null)) return null;
  return smallestCoveringVersion(from, required);
}

function unitOf({ name, root, version }: Plugin): GrantUnit {
  return { kind: 'plugin', name, root, version: version?.value ?? null };
}

interface Assessed {
  readonly unit: GrantUnit;
  readonly before: { readonly version: string | null } | null;
  readonly requiredBump: Bump;
}

function summary(
  { unit, before, requiredBump }: Assessed,
  powers: ReadonlyMap<string, readonly Power[]>,
): UnitSummary {
  const { version } = unit;
  const declared = declaredBump(before?.version ?? undefined, version ?? undefined);
  const isVersioned = version !== null || (before?.version ?? null) !== null;
  return {
    ...unit,
    base: before && { version: before.version },
    requiredBump,
    satisfied: requiredBump === 'none' || isVersioned ? covers(declared, requiredBump) : null,
    powers: powers.get(unitKey(unit)) ?? [],
  };
}

/** The units of base by the keys of those of head that succeed them. */
export function previousUnits(
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
export function requiredBumps(
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
