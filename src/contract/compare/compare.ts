import { type Change, facetValue, type Item, isSet, type Kind } from '../../model/contract.ts';
import type { Pair } from '../../model/workspace.ts';
import { type Budget, createRunBudget, withPart } from '../budget.ts';
import {
  identityOf,
  type Key,
  type Pairing,
  pairByKeys,
  pathOf,
  withBase,
} from '../pairing/pairing.ts';
import { pairRenamed, type Rename } from '../pairing/renames.ts';
import { type CompareContext, itemRemoved, itemRenamed } from './change.ts';
import { compareBodies, compareBundles } from './content.ts';
import { locateEntries } from './entry-location.ts';
import { compareCommands, type EntrypointParameters } from './entrypoints.ts';
import { compareFacets } from './facets.ts';
import { compareFieldDescriptions } from './field-descriptions.ts';
import { compareIdentity } from './identity.ts';
import { haveSameUses, inputPartsOf, inputsOf, markUnfilled, withSchemas } from './inputs.ts';
import { addedWith, manifestChanges, manifestSetChange } from './manifest-set-change.ts';
import { pairOperations, relocateToOperation } from './operations.ts';
import { compareOutputs } from './outputs.ts';
import { alignRecipes, compareRecipes, relocateToRecipe } from './recipes.ts';
import { withoutSubsumed } from './subsumed-by-parent.ts';

/** Every change between the two sides of a skill: facts only, rules judge them. Spends the budget of the run. */
export function compareSkills(pair: Pair, budget: Budget = createRunBudget()): readonly Change[] {
  const { before, after } = pair;
  const identity = compareIdentity(pair);
  if (!before || !after) return identity;
  const context = { before, after, budget };
  const bundles = compareBundles(before, after);
  const { fileCallers: callers } = pair;
  return [
    ...identity,
    ...compareContracts(context),
    ...(callers ? bundles.map((change) => ({ ...change, callers })) : bundles),
  ];
}

function compareContracts(context: CompareContext): readonly Change[] {
  const recipes = alignRecipes(
    withSchemas(context.before.contract.items),
    withSchemas(context.after.contract.items),
  );
  const { before, after } = recipes;
  const operations = pairOperations(before, after);
  const pairedItems = pairItems(operations.before, after);
  const manifestChange = manifestSetChange(pairedItems);
  const { removed, added } = withoutSubsumed(pairedItems, operations.before, context);
  const inputs = findRenames('input', removed, added, haveSameUses(operations.before, after));
  const variables = findRenames('environment', removed, added);
  const parametersOfRecipes = findRenames('recipe-parameter', removed, added);
  const renames = [...inputs, ...variables, ...parametersOfRecipes];
  const outputs = compareOutputs(
    [...sideOf(pairedItems, 0), ...removed].filter(isOutput),
    [...sideOf(pairedItems, 1), ...added].filter(isOutput),
    { before: inputsOf(before), after: inputsOf(after), renames: inputs.filter(isOwnerless) },
    context,
  );
  const parameters = inputPartsOf(operations.before, after, inputs);
  const relocate = relocateToOperation(after);
  const relocateInRecipe = relocateToRecipe(after);
  const keptPairs = pairedItems.pairs.filter(([before]) => !isOutput(before));
  const renamedItems = new Set(renames.flatMap(({ before, after }) => [before, after]));
  const isReportable = (item: Item) =>
    !isOutput(item) && item.kind !== 'manifest' && !renamedItems.has(item);
  return [
    ...[...operations.renames, ...recipes.renames].map(({ before, after }) =>
      itemRenamed(before, after),
    ),
    ...keptPairs
      .flatMap((pair) =>
        locateEntries(
          withPart(context.budget, (budget) =>
            comparePair(pair, outputs.defaults, parameters, { ...context, budget }),
          ),
          context,
        ),
      )
      .map(markUnfilled(after)),
    ...renames.map(({ before, after }) => itemRenamed(before, after)),
    ...outputs.changes,
    ...manifestChanges(manifestChange, before, context),
    ...added.filter(isReportable).map(addedWith(manifestChange)),
    ...removed
      .filter(isReportable)
      .map((item) => relocateInRecipe(itemRemoved(relocate(item), context))),
  ];
}

/** Every difference between two versions of an item, except what outputs and migrations report. */
function comparePair(
  [before, after]: readonly [Item, Item],
  defaults: ReadonlySet<string>,
  parameters: (operation: string) => EntrypointParameters,
  context: CompareContext,
): readonly Change[] {
  if (after.kind === 'result-field') return compareFieldDescriptions(before, after, context.budget);
  if (after.kind === 'body') return compareBodies(before, after, context);
  if (after.kind === 'entrypoint') return compareCommands(before, after, parameters(after.owner));
  const recipeChanges = compareRecipes(before, after, context);
  if (recipeChanges) return recipeChanges;
  const hasMovedDefault =
    before.kind === 'input' && before.owner === '' && defaults.has(before.name);
  const addedFacets = [...after.facets.keys()].filter((facet) => !before.facets.has(facet));
  const newDialectFacets = before.dialect === after.dialect ? [] : addedFacets;
  const isDefaultReported = hasMovedDefault || isNewlyRequired(before, after);
  return compareFacets(
    before,
    after,
    context,
    new Set([...(isDefaultReported ? ['default'] : []), ...newDialectFacets]),
  );
}

/** Whether an optional input became required; this also explains its missing default. */
function isNewlyRequired(before: Item, after: Item): boolean {
  const isRequired = facetValue(before, 'required') === false && isSet(after, 'required');
  return after.kind === 'input' && isRequired && !after.facets.has('default');
}

function isOwnerless({ before }: Rename): boolean {
  return before.owner === '';
}

function isOutput({ kind }: Item): boolean {
  return kind === 'output';
}

function sideOf({ pairs }: Pairing, side: 0 | 1): readonly Item[] {
  return pairs.map((pair) => pair[side]);
}

/**
 * Pairs items by kind, owner and name, first within one dialect, since two may declare the same item; files
 * first by path and base.
 */
function pairItems(before: readonly Item[], after: readonly Item[]): Pairing {
  const byBase: Key = (item) =>
    item.kind === 'file' ? identityBy(item, withBase(pathOf)) : undefined;
  const byPath: Key = (item) =>
    item.kind === 'file' ? identityBy(item, pathOf) : identityOf(item);
  const byDialect: Key = (item) =>
    item.kind === 'file' ? undefined : `${item.dialect}\0${identityOf(item)}`;
  return pairByKeys(before, after, [
    [byBase, byBase],
    [byDialect, byDialect],
    [byPath, byPath],
  ]);
}

function identityBy(item: Item, path: Key): string {
  return identityOf({ ...item, name: path(item) ?? item.name });
}

function findRenames(
  kind: Kind,
  removed: readonly Item[],
  added: readonly Item[],
  isSame?: (before: Item, after: Item) => boolean,
): readonly Rename[] {
  const ofKind = (items: readonly Item[]) => items.filter((item) => item.kind === kind);
  return pairRenamed(ofKind(removed), ofKind(added), isSame);
}
