import type { CataloguePower } from '../../model/catalogue.ts';
import { isEmpty, join, msg, nothing, plainText, unmarkedText } from '../../model/message.ts';
import {
  aboutPower,
  anyScope,
  type Power,
  type PowerChange,
  type Unit,
  unitKey,
} from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { canonical } from '../../model/value/canonical.ts';
import { powerWords } from '../../model/words/power-words.ts';
import { triggerWords } from '../../model/words/trigger-words.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { UnitPairs } from '../../powers/compare/pair-units.ts';
import { declaredPowers } from '../../powers/declared/declared-powers.ts';

/** What head is compared with. */
interface Changes {
  readonly powers: readonly PowerChange[];
  readonly unitPairs: UnitPairs;
}

/** The permissions that files grant to a unit of head; those that only base has are last. */
export type GrantedPowers = (unit: Pick<Unit, 'kind' | 'root'>) => readonly CataloguePower[];

/** Reads the permissions of each unit of head off its files and manifests, with what differs from base. */
export function grantedPowers(
  { grants, skills }: Pick<Workspace, 'grants' | 'skills'>,
  { powers: changes, unitPairs }: Changes,
): GrantedPowers {
  const read = skills.filter(({ isUnread }) => !isUnread);
  const powersByUnit = groupBy(
    [
      ...read.flatMap((skill) => declaredPowers(skill)),
      ...grants.files.flatMap(({ powers }) => powers),
    ],
    ({ unit }) => unitKey(unit),
  );
  const changeOf = new Map(
    changes.flatMap((change) =>
      isOfBase(change) ? [] : [[identityOf(change.power), change.change]],
    ),
  );
  const headKey = (unit: Unit) => {
    const successor = unitPairs.get(unitKey(unit));
    return successor && unitKey(successor);
  };
  const removedByUnit = groupBy(changes.filter(isOfBase), ({ power }) => headKey(power.unit) ?? '');
  return (unit) => {
    const key = unitKey(unit);
    const granted = (powersByUnit.get(key) ?? []).map((power) => {
      return [power, changeOf.get(identityOf(power)) ?? null] as const;
    });
    const lost = (removedByUnit.get(key) ?? []).map(
      ({ power, change }) => [power, change] as const,
    );
    return [...granted, ...lost]
      .filter(([power, change]) => change !== null || !isUsual(power))
      .map(([power, change]) => cataloguePower(power, change));
  };
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
  return feature === 'invocation' && isDefault;
}

function cataloguePower(power: Power, change: CataloguePower['change']): CataloguePower {
  const { kind, reach, trigger, at } = power;
  const { verb, object, when, remarks } = powerWords(power);
  const isAny = reach === 'any' && (isEmpty(object) || power.scope === anyScope);
  const scope = [object, when, verb].find((part) => !isEmpty(part)) ?? verb;
  const brackets = remarks.length === 0 ? nothing : msg`(${join(remarks, '; ')})`;
  const isPlain = trigger.start === 'turn' || trigger.start === 'enabled' || isEmpty(object);
  const parts = [verb, object, when, brackets].filter((part) => !isEmpty(part));
  return {
    kind,
    scope: isAny ? anyScope : unmarkedText(scope),
    place: at,
    change,
    text: unmarkedText(join(parts, ' ')),
    when: isPlain ? '' : plainText(triggerWords(trigger, power.unit.kind)),
  };
}
