import {
  type GrantFile,
  type GrantUnit,
  isWidening,
  type PowerChange,
  unitKey,
} from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { PartChange, UnitChange, UnitSide } from '../../model/unit/unit-change.ts';
import { type Bump, covers, largestBump } from '../../model/version/bump.ts';
import { declaredBump } from '../../model/version/version.ts';
import type { Workspace } from '../../model/workspace.ts';
import { pathInHead } from '../../powers/compare/pair-units.ts';
import { shippingUnits } from '../../powers/compare/shipping-unit.ts';
import { bumpOf } from '../compare/bump-of-change.ts';
import type { RunResult } from './summarize.ts';
import { previousUnits, requiredBumps } from './unit-summaries.ts';

/** Whether the named paths select a path. */
export type IsSelected = (path: string) => boolean;

/** The agents, commands and repositories of both trees, without those that a plugin installs. */
export function clientUnitChanges(
  { workspace: head, base = null, unitPairs = new Map(), powers = [] }: RunResult,
  isSelected: IsSelected,
): readonly UnitChange[] {
  if (!base) return [];
  const [headUnits, baseUnits] = [ownUnits(head), ownUnits(base)];
  const previous = previousUnits(base.grants.units, unitPairs);
  const changesByUnit = groupBy(powers, ({ power: { unit } }) =>
    unitKey(unitPairs.get(unitKey(unit)) ?? unit),
  );
  const bumps = requiredBumps(powers, shippingUnits(head.grants.units));
  const changeAt = (key: string, before: OwnUnit | null, after: OwnUnit | null) => {
    const comparison = { before, after, powers: changesByUnit.get(key) ?? [] };
    return unitChange(comparison, bumps.get(key) ?? 'none', isSelected) ?? [];
  };
  return [
    ...[...headUnits].flatMap(([key, after]) => {
      const unit = previous.get(key);
      const before = unit ? (baseUnits.get(unitKey(unit)) ?? { unit, files: [] }) : null;
      return changeAt(key, before, after);
    }),
    ...[...baseUnits].flatMap(([key, before]) =>
      unitPairs.has(key) ? [] : changeAt(key, before, null),
    ),
  ];
}

/** A unit with its files that no plugin has as a part or a manifest. */
interface OwnUnit {
  readonly unit: GrantUnit;
  readonly files: readonly GrantFile[];
}

/** The units with files of their own, by key. */
function ownUnits({ grants, plugins }: Workspace): ReadonlyMap<string, OwnUnit> {
  const roots = new Set(plugins.all.map(({ root }) => root));
  const pluginPaths = new Set(
    plugins.all.flatMap(({ files, parts }) => [
      ...files.map(({ path }) => path),
      ...parts.flatMap((part) => part.files.map(({ path }) => path)),
    ]),
  );
  const filesByUnit = groupBy(
    grants.files.filter(({ path }) => !pluginPaths.has(path)),
    ({ unit }) => unitKey(unit),
  );
  const isOther = ({ kind, root }: GrantUnit) =>
    kind !== 'skill' && !(kind === 'plugin' && roots.has(root));
  return new Map(
    grants.units.filter(isOther).flatMap((unit) => {
      const key = unitKey(unit);
      const files = filesByUnit.get(key);
      return files ? [[key, { unit, files }]] : [];
    }),
  );
}

/** A unit of one or both trees, with its permissions that differ. */
interface UnitComparison {
  readonly before: OwnUnit | null;
  readonly after: OwnUnit | null;
  readonly powers: readonly PowerChange[];
}

/** How a unit differs; null if it is not selected. */
function unitChange(
  comparison: UnitComparison,
  requiredBump: Bump,
  isSelected: IsSelected,
): UnitChange | null {
  const { before, after } = comparison;
  const { unit } = (after ?? before) as OwnUnit;
  const [head, base] = [after && sideOf(after), before && sideOf(before)];
  const isWhole = [head, base].some((side) => side && isSelected(side.root));
  const isNamed = [before, after].some((side) => side?.files.some(({ path }) => isSelected(path)));
  if (!isWhole && !isNamed) return null;
  const parts = fileChanges(comparison).filter(({ name }) => isWhole || isSelected(name));
  const isFile = unit.kind === 'agent' || unit.kind === 'command';
  const hasChanges = parts.length > 0 || (isWhole && comparison.powers.length > 0);
  const declared = declaredBump(base?.version ?? undefined, head?.version ?? undefined);
  const isPaired = head && base;
  const isVersioned = (head?.version ?? base?.version ?? null) !== null;
  return {
    kind: unit.kind,
    ...sideOf({ unit }),
    base,
    status: isPaired ? statusOf(base, head, hasChanges) : head ? 'added' : 'removed',
    requiredBump: isPaired ? requiredBump : null,
    declaredBump: isPaired ? declared : null,
    satisfied: isPaired && isVersioned ? covers(declared, requiredBump) : null,
    neededVersion: null,
    parts: isFile ? [] : parts,
  };
}

function sideOf({ unit: { name, root, version } }: Pick<OwnUnit, 'unit'>): UnitSide {
  return { name, root, version };
}

/** What became of a unit of both trees. */
export function statusOf(
  base: UnitSide,
  head: UnitSide,
  hasChanges: boolean,
): UnitChange['status'] {
  if (base.name !== head.name) return 'renamed';
  if (base.root !== head.root) return 'moved';
  return hasChanges || base.version !== head.version ? 'changed' : 'unchanged';
}

/** The files that differ, by their paths in the tree; unknown bytes count as the same. */
function fileChanges({ before, after, powers }: UnitComparison): readonly PartChange[] {
  const previous = new Map(
    before?.files.map((file) => [after ? pathInHead(file, after.unit) : file.path, file]),
  );
  const next = new Map(after?.files.map((file) => [file.path, file]));
  const removed = [...previous.keys()].filter((path) => !next.has(path));
  return [
    ...removed.map(
      (path): PartChange => partOf(previous.get(path)?.path ?? path, 'removed', powers),
    ),
    ...[...next].flatMap(([path, file]): readonly PartChange[] => {
      const old = previous.get(path);
      if (!old) return [partOf(path, 'added', powers)];
      const isSame = old.id === undefined || file.id === undefined || old.id === file.id;
      return isSame ? [] : [partOf(path, 'changed', powers)];
    }),
  ];
}

/** A changed file, with the bump of the permissions that it grants in addition. */
function partOf(
  path: string,
  action: PartChange['action'],
  powers: readonly PowerChange[],
): PartChange {
  const wider = powers.filter((change) => isWidening(change) && change.power.at.path === path);
  return { kind: 'file', name: path, action, bump: largestBump(wider.map(bumpOf)) };
}
