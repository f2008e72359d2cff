import { type Change, facetValue, type Item, isSet } from '../../model/contract.ts';
import { canonical } from '../../model/value/canonical.ts';
import { type Key, type Pairing, pairByKeys } from '../pairing/pairing.ts';
import type { Rename } from '../pairing/renames.ts';
import type { CompareContext } from './change.ts';
import { compareFacets } from './facets.ts';

/** The items of both sides: a recipe of base has the name that its file or id has in head. */
export interface Recipes {
  /** The recipes with a new id. */
  readonly renames: readonly Rename[];
  readonly before: readonly Item[];
  readonly after: readonly Item[];
}

/** Aligns the recipes of both sides, so that a moved file keeps its parts and a new id is one change. */
export function alignRecipes(before: readonly Item[], after: readonly Item[]): Recipes {
  const { pairs } = pairRecipes(before, after);
  if (pairs.length === 0) return { renames: [], before, after };
  const names = new Map(pairs.map(([from, to]) => [from.name, to.name]));
  const unread = new Set(pairs.filter((pair) => pair.some(isUnread)).map(([, to]) => to.name));
  const isComparable = (item: Item) => !isPart(item) || !unread.has(item.owner);
  return {
    renames: pairs.flatMap(([from, to]) =>
      idOf(from) === idOf(to) || isUnread(from) || isUnread(to) ? [] : { before: from, after: to },
    ),
    before: before.map((item) => withNames(item, names)).filter(isComparable),
    after: after.filter(isComparable),
  };
}

/** The recipe files of one side without a counterpart on the other. */
export function unpairedRecipeFiles(
  items: readonly Item[],
  others: readonly Item[],
): ReadonlySet<string> {
  return new Set(pairRecipes(items, others).removed.map(fileOf));
}

/** Pairs recipes by file and id, then by id, then by file. */
function pairRecipes(before: readonly Item[], after: readonly Item[]): Pairing {
  const byId: Key = (item) => idOf(item) || undefined;
  const byBoth: Key = (item) => `${fileOf(item)}\0${idOf(item)}`;
  return pairByKeys(before.filter(isRecipe), after.filter(isRecipe), [
    [byBoth, byBoth],
    [byId, byId],
    [fileOf, fileOf],
  ]);
}

/**
 * The changes of a recipe, its parameters or its steps; null for another item. A default confirmation is
 * reported once, and a default that makes a parameter optional is not a change of its own.
 */
export function compareRecipes(
  before: Item,
  after: Item,
  context: CompareContext,
): readonly Change[] | null {
  if (isRecipe(after)) return [];
  if (after.kind === 'recipe-parameter') {
    const hasSameNeed = isSet(before, 'required') === isSet(after, 'required');
    const isSensitive = isSet(before, 'sensitive') || isSet(after, 'sensitive');
    const isShown = hasSameNeed && !isSensitive;
    return compareFacets(
      before,
      after,
      context,
      new Set(['sensitive', ...(isShown ? [] : ['default'])]),
    );
  }
  if (after.kind !== 'recipe-step') return null;
  const isInherited = !isSet(before, 'stated') && !isSet(after, 'stated');
  const runsOthers =
    canonical(facetValue(before, 'programs') ?? null) !==
    canonical(facetValue(after, 'programs') ?? null);
  const hidden = new Set([
    'stated',
    ...(isInherited ? ['confirmation'] : []),
    // Other programs are one change with their arguments.
    ...(runsOthers ? ['command'] : []),
  ]);
  return compareFacets(before, after, context, hidden);
}

/** Points removed parameters and steps at the id of their recipe in head. */
export function relocateToRecipe(items: readonly Item[]): (change: Change) => Change {
  const recipes = new Map(items.filter(isRecipe).map((item) => [item.name, item]));
  return (change) => {
    const { before } = change;
    const recipe = before && isPart(before) ? recipes.get(before.owner) : undefined;
    return recipe ? { ...change, at: recipe.at } : change;
  };
}

function withNames(item: Item, names: ReadonlyMap<string, string>): Item {
  if (isRecipe(item)) return { ...item, name: names.get(item.name) ?? item.name };
  return isPart(item) ? { ...item, owner: names.get(item.owner) ?? item.owner } : item;
}

function isRecipe({ kind }: Item): boolean {
  return kind === 'recipe';
}

function isPart({ kind }: Item): boolean {
  return kind === 'recipe-parameter' || kind === 'recipe-step';
}

function isUnread(item: Item): boolean {
  return isSet(item, 'unread');
}

function fileOf(item: Item): string {
  return String(facetValue(item, 'file') ?? item.name);
}

function idOf(item: Item): string {
  return String(facetValue(item, 'id') ?? '');
}
