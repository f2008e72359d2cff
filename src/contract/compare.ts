import type { Change, Item, Kind } from '../model/contract.ts';
import type { Skill } from '../model/skill.ts';
import type { Pair } from '../model/workspace.ts';
import { newBudget } from './budget.ts';
import { compareBundles } from './bundle.ts';
import { added, removed, renamed, type Sides } from './change.ts';
import { withoutClaimed } from './claims.ts';
import { compareFacets } from './facets.ts';
import { compareOutputs } from './outputs.ts';
import { identityOf, type Key, type Pairing, pairInSteps, pathOf, withBase } from './pairing.ts';
import { pairRenamed, type Rename } from './renames.ts';
import { compareIdentity } from './skill-changes.ts';

/** Every change between the two sides of a skill: facts only, what they mean is for the rules. */
export function compareSkills(pair: Pair): readonly Change[] {
  const { before, after } = pair;
  const identity = compareIdentity(pair);
  if (!before || !after) return identity;
  const sides = { before, after, budget: newBudget() };
  return [...identity, ...compareContracts(sides), ...compareBundles(before, after)];
}

function compareContracts(sides: Sides): readonly Change[] {
  const paired = pairItems(itemsOf(sides.before), itemsOf(sides.after));
  const { gone, come } = withoutClaimed(paired, sides);
  const inputs = renamedAmong('input', gone, come);
  const variables = renamedAmong('environment', gone, come);
  const renames = [...inputs, ...variables];
  const outputs = compareOutputs(
    [...halves(paired, 0), ...gone].filter(isOutput),
    [...halves(paired, 1), ...come].filter(isOutput),
    { before: inputsOf(sides.before), after: inputsOf(sides.after), renames: inputs },
    sides,
  );
  const spokenOf = (item: Item) =>
    new Set(item.kind === 'input' && outputs.defaults.has(item.name) ? ['default'] : []);
  const kept = paired.pairs.filter(([before]) => !isOutput(before));
  const speaks = new Set(renames.flatMap(({ before, after }) => [before, after]));
  const isLeft = (item: Item) => !isOutput(item) && !speaks.has(item);
  return [
    ...kept.flatMap(([was, now]) => compareFacets(was, now, sides, spokenOf(was))),
    ...renames.map(({ before, after }) => renamed(before, after)),
    ...outputs.changes,
    ...come.filter(isLeft).map(added),
    ...gone.filter(isLeft).map((item) => removed(item, sides)),
  ];
}

function itemsOf(skill: Skill): readonly Item[] {
  return skill.contract.items;
}

function inputsOf(skill: Skill): ReadonlyMap<string, Item> {
  const inputs = itemsOf(skill).filter(({ kind }) => kind === 'input');
  return new Map(inputs.map((item) => [item.name, item]));
}

function isOutput({ kind }: Item): boolean {
  return kind === 'output';
}

function halves({ pairs }: Pairing, side: 0 | 1): readonly Item[] {
  return pairs.map((pair) => pair[side]);
}

/** Items go by kind, owner and name, whichever dialect states them; files by path and base first. */
function pairItems(before: readonly Item[], after: readonly Item[]): Pairing {
  const byBase: Key = (item) =>
    item.kind === 'file' ? identityBy(item, withBase(pathOf)) : undefined;
  const byPath: Key = (item) =>
    item.kind === 'file' ? identityBy(item, pathOf) : identityOf(item);
  return pairInSteps(before, after, [
    [byBase, byBase],
    [byPath, byPath],
  ]);
}

function identityBy(item: Item, path: Key): string {
  return identityOf({ ...item, name: path(item) ?? item.name });
}

function renamedAmong(kind: Kind, gone: readonly Item[], come: readonly Item[]): readonly Rename[] {
  const ofKind = (items: readonly Item[]) => items.filter((item) => item.kind === kind);
  return pairRenamed(ofKind(gone), ofKind(come));
}
