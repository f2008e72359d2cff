import type { ListedPower } from '../../model/power/power-list.ts';
import { aboutPower, type Power, type PowerChange, type Unit, unitKey } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Workspace } from '../../model/workspace.ts';
import { findCarrier } from '../../powers/catalog.ts';
import type { UnitPairs } from '../../powers/compare/pair-units.ts';
import { declaredPowers } from '../../powers/declared/declared-powers.ts';
import type { RunResult } from './summarize.ts';

/** What head is compared with. */
interface Changes {
  readonly powers: readonly PowerChange[];
  readonly unitPairs: UnitPairs;
}

/** The permissions of a unit of head; those that only base has are last. */
export type GrantedPowers = (unit: Pick<Unit, 'kind' | 'root'>) => readonly ListedPower[];

/** Reads the permissions of each unit of head off its files and manifests, with what differs from base. */
export function grantedPowers(
  { grants, skills }: Pick<Workspace, 'grants' | 'skills'>,
  { powers: changes, unitPairs }: Changes,
): GrantedPowers {
  const read = skills.filter(({ isUnread }) => !isUnread);
  const heldByUnit = groupBy(
    [
      ...read.flatMap((skill) => held(declaredPowers(skill), [])),
      ...grants.files.flatMap(({ powers, carrier }) =>
        held(powers, [findCarrier(carrier)?.client ?? '']),
      ),
    ],
    ({ power }) => unitKey(power.unit),
  );
  const changeOf = new Map(
    changes.flatMap((change) => (isOfBase(change) ? [] : [[identityOf(change.power), change]])),
  );
  const headKey = (unit: Unit) => {
    const successor = unitPairs.get(unitKey(unit));
    return successor && unitKey(successor);
  };
  const removedByUnit = groupBy(changes.filter(isOfBase), ({ power }) => headKey(power.unit) ?? '');
  return (unit) => {
    const key = unitKey(unit);
    const granted = (heldByUnit.get(key) ?? []).map(({ power, clients }) => {
      return { power, clients, change: changeOf.get(identityOf(power)) ?? null };
    });
    const lost = (removedByUnit.get(key) ?? []).map((change) => {
      return { power: change.power, clients: [], change };
    });
    return [...granted, ...lost].filter(({ power, change }) => change !== null || !isUsual(power));
  };
}

/** The clients of the files that have a permission, in either tree. */
export function powerClients({
  workspace,
  base = null,
}: Pick<RunResult, 'workspace' | 'base'>): (power: Power) => readonly string[] {
  const files = [...workspace.grants.files, ...(base?.grants.files ?? [])];
  const read = files.flatMap(({ powers, carrier }) =>
    held(powers, [findCarrier(carrier)?.client ?? '']),
  );
  const byPower = groupBy(read, ({ power }) => identityOf(power));
  return (power) => {
    const clients = (byPower.get(identityOf(power)) ?? []).flatMap((each) => each.clients);
    return [...new Set(clients)].sort();
  };
}

function held(powers: readonly Power[], clients: readonly string[]) {
  return powers.map((power) => ({ power, clients }));
}

function isOfBase({ change, previous }: PowerChange): boolean {
  return change === 'lost' || (change === 'undecided' && previous === null);
}

function identityOf(power: Power): string {
  const { reach, at, unit } = power;
  const line = at.range?.start.line ?? 0;
  return canonical([unitKey(unit), aboutPower(power), reach, at.path, line]);
}

/** Whether nearly every unit has it, since it takes a field to limit it. */
function isUsual({ feature, isDefault = false }: Power): boolean {
  return isDefault && (feature === 'invocation' || feature === 'permission-mode');
}
