import type { Item } from '../../model/contract.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { canonical } from '../../model/value/canonical.ts';
import { descriptionOf } from './pairing.ts';
import { diceIndex } from './similarity.ts';

/** An item and the one it is known as now. */
export interface Rename {
  readonly before: Item;
  readonly after: Item;
}

/** Whether two items are one thing, whatever they are called. */
type ItemTest = (before: Item, after: Item) => boolean;

const minSimilarity = 0.8;
const maxCompared = 10_000;

/**
 * Pairs items that went with items that came: of the same shape, with descriptions that are alike,
 * or the only ones of that shape and both without, or that `isSame` tells to be one. Only where the
 * pairing is unique.
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

/** Pairs items that went with items that came and are described alike, whatever their shape. */
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

/** Of very many items, only those pair whose descriptions are equal. */
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

/** The pairs neither half of which is in another one. */
function unambiguous(pairs: readonly Rename[]): readonly Rename[] {
  const counts = new Map<Item, number>();
  for (const item of pairs.flatMap(({ before, after }) => [before, after])) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return pairs.filter(({ before, after }) => counts.get(before) === 1 && counts.get(after) === 1);
}

/** Everything a name stands for but its description. */
function shapeOf(item: Item): string {
  const facets = [...item.facets]
    .filter(([name]) => name !== 'description' && name !== 'schema.description')
    .map(([name, { shape }]) => [name, shape.value]);
  return `${item.owner}\0${canonical(Object.fromEntries(facets))}`;
}
