import type { Item } from '../../model/contract.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { canonical } from '../../model/value/canonical.ts';
import { descriptionOf } from './pairing.ts';
import { diceIndex } from './similarity.ts';

/** An item and its new name. */
export interface Rename {
  readonly before: Item;
  readonly after: Item;
}

/** Whether two items are the same under different names. */
type ItemTest = (before: Item, after: Item) => boolean;

const minSimilarity = 0.8;
const maxCompared = 10_000;

/**
 * Pairs removed items with added ones of the same shape: with similar descriptions, as the only ones without
 * a description, or by `isSame`. Only unambiguous pairs.
 */
export function pairRenamed(
  removed: readonly Item[],
  added: readonly Item[],
  isSame: ItemTest = () => false,
): readonly Rename[] {
  const groupsBefore = groupBy(removed, shapeOf);
  const groupsAfter = groupBy(added, shapeOf);
  return [...groupsBefore].flatMap(([shape, before]) =>
    pairSimilar(before, groupsAfter.get(shape) ?? [], isSame),
  );
}

/** Pairs removed items with added ones by similar descriptions, independent of shape. */
export function pairByDescriptionSimilarity(
  removed: readonly Item[],
  added: readonly Item[],
): readonly Rename[] {
  const described = (items: readonly Item[]) =>
    items.filter((item) => descriptionOf(item) !== undefined);
  return pairSimilar(described(removed), described(added), () => false);
}

function pairSimilar(
  removed: readonly Item[],
  added: readonly Item[],
  isSame: ItemTest,
): readonly Rename[] {
  if (removed.length * added.length > maxCompared) return pairByDescription(removed, added);
  const isOnlyPair = removed.length === 1 && added.length === 1;
  const isSimilar = (before: Item, after: Item): boolean => {
    if (isSame(before, after)) return true;
    const [descriptionBefore, descriptionAfter] = [descriptionOf(before), descriptionOf(after)];
    if (descriptionBefore === undefined || descriptionAfter === undefined)
      return isOnlyPair && descriptionBefore === descriptionAfter;
    return diceIndex(descriptionBefore, descriptionAfter) >= minSimilarity;
  };
  const pairs = removed.flatMap((before) =>
    added.filter((after) => isSimilar(before, after)).map((after) => ({ before, after })),
  );
  return unambiguous(pairs);
}

/** Very many items are only paired by equal descriptions. */
function pairByDescription(removed: readonly Item[], added: readonly Item[]): readonly Rename[] {
  const [groupsBefore, groupsAfter] = [
    groupBy(removed, descriptionOf),
    groupBy(added, descriptionOf),
  ];
  return [...groupsBefore].flatMap(([description, [before, ...otherBefore]]) => {
    const [after, ...otherAfter] = groupsAfter.get(description) ?? [];
    const unique = description !== undefined && otherBefore.length + otherAfter.length === 0;
    return unique && before && after ? [{ before, after }] : [];
  });
}

/** The pairs with items that are in no other pair. */
function unambiguous(pairs: readonly Rename[]): readonly Rename[] {
  const counts = new Map<Item, number>();
  for (const item of pairs.flatMap(({ before, after }) => [before, after])) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return pairs.filter(({ before, after }) => counts.get(before) === 1 && counts.get(after) === 1);
}

/** All facets of an item except its description, as text. */
function shapeOf(item: Item): string {
  const facets = [...item.facets]
    .filter(([name]) => name !== 'description' && name !== 'schema.description')
    .map(([name, { shape }]) => [name, shape.value]);
  return `${item.owner}\0${canonical(Object.fromEntries(facets))}`;
}
