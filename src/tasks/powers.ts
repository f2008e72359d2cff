import type { Config } from '../config/config.ts';
import type { GrantFile } from '../model/power/grants.ts';
import type { PowerList, UnitPowers, UnknownPower } from '../model/power/power-list.ts';
import { unitKey, unitKinds } from '../model/power.ts';
import type { Sides } from '../model/sides.ts';
import { groupBy } from '../model/text/group-by.ts';
import { compareText } from '../model/text/text.ts';
import { check } from '../pipeline/check.ts';
import { redactorFor } from '../pipeline/findings/redact.ts';
import { load } from '../pipeline/load.ts';
import { observeScripts } from '../pipeline/observe.ts';
import { grantedPowers } from '../pipeline/report/granted-powers.ts';
import { grantMalformed } from '../rules/problem/permissions.ts';

/** Lists what the units of head may do; with a base, what differs. */
export function listPowers(sides: Sides, config: Config): Promise<PowerList> {
  return sides.base === null ? powersOfTree(sides, config) : changedPowers(sides, config);
}

async function powersOfTree({ head }: Sides, config: Config): Promise<PowerList> {
  const loaded = (await load(head, config)).workspace;
  const trees = { head: loaded, base: null, pairs: [] };
  const { head: workspace } = await observeScripts(trees, { head, base: null }, 'all');
  const { grants, skills } = workspace;
  const granted = grantedPowers(workspace, { powers: [], unitPairs: new Map() });
  const redactor = redactorFor(skills.flatMap(({ secrets }) => secrets));
  const named = skills.map(({ name, root }) => ({ kind: 'skill', name, root }) as const);
  const units = new Map([...named, ...grants.units].map((unit) => [unitKey(unit), unit]));
  const list = [...units.values()].map((unit): UnitPowers => {
    const powers = granted(unit).map(({ power, ...listed }) => {
      return { ...listed, power: { ...power, scope: redactor.text(power.scope) } };
    });
    return { unit, powers };
  });
  return {
    isDifference: false,
    units: inOrder(list.filter(({ powers }) => powers.length > 0)),
    unknown: grants.files
      .flatMap(unknownIn)
      .map(({ message, at }) => ({ message: redactor.message(message), at })),
  };
}

function inOrder(units: readonly UnitPowers[]): readonly UnitPowers[] {
  const rank = ({ unit }: UnitPowers) => unitKinds.indexOf(unit.kind);
  return [...units].sort((a, b) => rank(a) - rank(b) || compareText(a.unit.root, b.unit.root));
}

/** A file that cannot be read may grant anything. */
function unknownIn({ faults }: GrantFile): readonly UnknownPower[] {
  return faults.filter(({ isUnreadable }) => isUnreadable);
}

async function changedPowers(sides: Sides, config: Config): Promise<PowerList> {
  const report = await check({ ...sides, reportsClients: true }, config);
  const { powers, findings, clientsOf } = report;
  const byUnit = groupBy(powers, ({ power }) => unitKey(power.unit));
  const units = [...byUnit.values()].flatMap((changes): readonly UnitPowers[] => {
    const [first] = changes;
    if (!first) return [];
    const listed = changes.map((change) => {
      return { power: change.power, change, clients: clientsOf?.(change.power) ?? [] };
    });
    return [{ unit: first.power.unit, powers: listed }];
  });
  const unknown = findings.filter(({ rule, state }) => {
    return rule === grantMalformed.id && state === 'new';
  });
  return { isDifference: true, units: inOrder(units), unknown };
}
