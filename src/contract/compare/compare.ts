import { type Change, facetValue, type Item, isSet, type Kind } from '../../model/contract.ts';
import type { Pair } from '../../model/workspace.ts';
import { newBudget } from '../budget.ts';
import {
  identityOf,
  type Key,
  type Pairing,
  pairInSteps,
  pathOf,
  withBase,
} from '../pairing/pairing.ts';
import { pairRenamed, type Rename } from '../pairing/renames.ts';
import { compareBundles } from './bundle.ts';
import { removed, renamed, type Sides } from './change.ts';
import { compareCommands, type Parameters } from './entrypoints.ts';
import { compareFacets } from './facets.ts';
import { compareFieldWords } from './field-words.ts';
import { compareIdentity } from './identity.ts';
import { inputsOf, parametersOf, takenAlike, unfilled, withSchemas } from './inputs.ts';
import { addedBy, manifestChanges, turnoverOf } from './manifest-set-change.ts';
import { homesOf, pairOperations } from './operations.ts';
import { compareOutputs } from './outputs.ts';
import { withoutClaimed } from './subsumed-by-parent.ts';

/** Every change between the two sides of a skill: facts only, what they mean is for the rules. */
export function compareSkills(pair: Pair): readonly Change[] {
  const { before, after } = pair;
  const identity = compareIdentity(pair);
  if (!before || !after) return identity;
  const sides = { before, after, budget: newBudget() };
  return [...identity, ...compareContracts(sides), ...compareBundles(before, after)];
}

function compareContracts(sides: Sides): readonly Change[] {
  const [was, now] = [
    withSchemas(sides.before.contract.items),
    withSchemas(sides.after.contract.items),
  ];
  const operations = pairOperations(was, now);
  const paired = pairItems(operations.before, now);
  const turnover = turnoverOf(paired);
  const { gone, come } = withoutClaimed(paired, operations.before, sides);
  const inputs = renamedAmong('input', gone, come, takenAlike(operations.before, now));
  const variables = renamedAmong('environment', gone, come);
  const renames = [...inputs, ...variables];
  const outputs = compareOutputs(
    [...halves(paired, 0), ...gone].filter(isOutput),
    [...halves(paired, 1), ...come].filter(isOutput),
    { before: inputsOf(was), after: inputsOf(now), renames: inputs.filter(isOwnerless) },
    sides,
  );
  const parameters = parametersOf(operations.before, now, inputs);
  const homes = homesOf(now);
  const kept = paired.pairs.filter(([before]) => !isOutput(before));
  const speaks = new Set(renames.flatMap(({ before, after }) => [before, after]));
  const isLeft = (item: Item) => !isOutput(item) && item.kind !== 'manifest' && !speaks.has(item);
  return [
    ...operations.renames.map(({ before, after }) => renamed(before, after)),
    ...kept
      .flatMap((pair) => comparePair(pair, outputs.defaults, parameters, sides))
      .map(unfilled(now)),
    ...renames.map(({ before, after }) => renamed(before, after)),
    ...outputs.changes,
    ...manifestChanges(turnover, was, sides),
    ...come.filter(isLeft).map(addedBy(turnover)),
    ...gone.filter(isLeft).map((item) => removed(homes(item), sides)),
  ];
}

/** Every difference between two states of an item that neither an output nor another format speaks of. */
function comparePair(
  [was, now]: readonly [Item, Item],
  defaults: ReadonlySet<string>,
  parameters: (operation: string) => Parameters,
  sides: Sides,
): readonly Change[] {
  if (now.kind === 'result-field') return compareFieldWords(was, now, sides.budget);
  if (now.kind === 'entrypoint') return compareCommands(was, now, parameters(now.owner));
  const isMoved = was.kind === 'input' && was.owner === '' && defaults.has(was.name);
  const written = [...now.facets.keys()].filter((facet) => !was.facets.has(facet));
  const spoken = was.dialect === now.dialect ? [] : written;
  const isSpoken = isMoved || isDemandedNow(was, now);
  return compareFacets(was, now, sides, new Set([...(isSpoken ? ['default'] : []), ...spoken]));
}

/** Whether callers could leave an input to its default and have to pass it now: that tells where the default is. */
function isDemandedNow(was: Item, now: Item): boolean {
  const isRequired = facetValue(was, 'required') === false && isSet(now, 'required');
  return now.kind === 'input' && isRequired && !now.facets.has('default');
}

function isOwnerless({ before }: Rename): boolean {
  return before.owner === '';
}

function isOutput({ kind }: Item): boolean {
  return kind === 'output';
}

function halves({ pairs }: Pairing, side: 0 | 1): readonly Item[] {
  return pairs.map((pair) => pair[side]);
}

/**
 * Items go by kind, owner and name: those of one dialect first, for two may state the same thing, then whichever
 * states them; files by path and base first.
 */
function pairItems(before: readonly Item[], after: readonly Item[]): Pairing {
  const byBase: Key = (item) =>
    item.kind === 'file' ? identityBy(item, withBase(pathOf)) : undefined;
  const byPath: Key = (item) =>
    item.kind === 'file' ? identityBy(item, pathOf) : identityOf(item);
  const byDialect: Key = (item) =>
    item.kind === 'file' ? undefined : `${item.dialect}\0${identityOf(item)}`;
  return pairInSteps(before, after, [
    [byBase, byBase],
    [byDialect, byDialect],
    [byPath, byPath],
  ]);
}

function identityBy(item: Item, path: Key): string {
  return identityOf({ ...item, name: path(item) ?? item.name });
}

function renamedAmong(
  kind: Kind,
  gone: readonly Item[],
  come: readonly Item[],
  isSame?: (before: Item, after: Item) => boolean,
): readonly Rename[] {
  const ofKind = (items: readonly Item[]) => items.filter((item) => item.kind === kind);
  return pairRenamed(ofKind(gone), ofKind(come), isSame);
}
