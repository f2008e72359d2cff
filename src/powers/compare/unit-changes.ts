import type { Grants } from '../../model/power/grants.ts';
import { type Power, type PowerChange, type Unit, unitKey } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isInside } from '../../model/text/path.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { UnitPairs } from './pair-units.ts';
import { identity } from './power-index.ts';

/** Marks the changes of units that only one tree has; a folder that clients still find is no removed unit. */
export function ofOneTree(
  base: Grants,
  head: Grants,
  pairs: UnitPairs,
): (change: PowerChange) => PowerChange {
  const known = new Set([...pairs.values()].map(unitKey));
  const added = new Set(
    shipped(head)
      .map(unitKey)
      .filter((key) => !known.has(key)),
  );
  // A skill in the folder of another is none of its parts.
  const isLeft = ({ kind, root }: Unit) =>
    [...head.units, ...head.offered].some(
      (unit) => unit.root === root || (kind !== 'skill' && isInside(unit.root, root)),
    );
  const removed = new Set(
    shipped(base).flatMap((unit) => {
      const key = unitKey(unit);
      return pairs.has(key) || isLeft(unit) ? [] : [key];
    }),
  );
  return (change) => {
    const key = unitKey(change.power.unit);
    if (change.change === 'lost')
      return removed.has(key) ? { ...change, ofUnit: 'removed' } : change;
    return added.has(key) ? { ...change, ofUnit: 'new' } : change;
  };
}

function shipped({ units }: Grants): readonly Unit[] {
  return units.filter(({ kind }) => kind !== 'repository');
}

/** Puts what one unit loses and another of its kind gains, with the same bytes, into one change. */
export function withMoves(
  changes: readonly PowerChange[],
  base: Grants,
  head: Grants,
): readonly PowerChange[] {
  const lost = groupBy(changes.filter(isMovable('lost')), ({ power }) => contentOf(power, base));
  const moved = new Map<PowerChange, PowerChange>();
  const left = new Set<PowerChange>();
  for (const change of changes.filter(isMovable('gained'))) {
    const from = lost.get(contentOf(change.power, head))?.find((other) => !left.has(other));
    if (!from || isSame(from.power.unit, change.power.unit)) continue;
    left.add(from);
    moved.set(change, { ...change, change: 'moved', previous: from.power, ofUnit: undefined });
  }
  return changes.filter((change) => !left.has(change)).map((change) => moved.get(change) ?? change);
}

/** Whether a change is of a hook, a server or a guard that another unit may have had. */
function isMovable(wanted: 'gained' | 'lost') {
  return ({ change, power, previous, isReplaced = false }: PowerChange): boolean => {
    const { kind, feature, unit } = power;
    const isMeant = feature === 'hook' || feature === 'mcp-server' || kind === 'guard';
    return change === wanted && isMeant && unit.kind !== 'repository' && !previous && !isReplaced;
  };
}

/** Equal for powers that run the same bytes; undefined where some are unknown. */
function contentOf(power: Power, { programs }: Grants): string | undefined {
  const files = (power.programs ?? []).map((path) => programs.get(path));
  const ids = files.map((file) => file?.id && `${file.id} ${file.isExecutable}`);
  const isKnown = ids.every((id) => id !== undefined) && power.reach !== 'unknown';
  const scripts = power.runs?.scripts.map(({ name, text }) => [name, text]) ?? [];
  return isKnown ? canonical([power.unit.kind, identity(power), ids.sort(), scripts]) : undefined;
}

function isSame(one: Unit, other: Unit): boolean {
  return unitKey(one) === unitKey(other);
}
