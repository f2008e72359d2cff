import type { PowerChange, PowerFeature } from '../power.ts';
import { groupBy } from '../text/group-by.ts';

/** Features whose permissions are the entries of one list. */
const listed: ReadonlySet<PowerFeature> = new Set(['permission-rule', 'agent-tools']);

/** The longest joined scope: messages show it whole. */
const maxScope = 110;

/** Puts the tools that one list gains or loses into one change each, for one finding a list. */
export function groupTools(changes: readonly PowerChange[]): readonly PowerChange[] {
  const groups = groupBy(
    changes.map((change, index) => ({ change, index })),
    ({ change, index }) => keyOf(change) ?? String(index),
  );
  return [...groups.values()].flatMap((group) => joinChanges(group.map(({ change }) => change)));
}

function keyOf({ change, power, previous, isSameCommand, denial }: PowerChange): string | null {
  const { feature, kind, subject, reach, unit, at, trigger } = power;
  if (!listed.has(feature) || previous || isSameCommand || reach !== 'tool') return null;
  if (power.remark !== undefined || power.pin) return null;
  return JSON.stringify([change, feature, kind, subject, unit, at, trigger, denial]);
}

function joinChanges(changes: readonly PowerChange[]): readonly PowerChange[] {
  const found: PowerChange[] = [];
  for (const change of changes) {
    const last = found.at(-1);
    const scope = last ? `${last.power.scope}, ${change.power.scope}` : '';
    const isShort = last !== undefined && scope.length <= maxScope;
    if (isShort) found[found.length - 1] = { ...last, power: { ...last.power, scope } };
    else found.push(change);
  }
  return found;
}
