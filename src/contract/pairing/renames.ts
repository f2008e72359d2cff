import { canonical } from '../../model/canonical.ts';
import type { Item } from '../../model/contract.ts';
import { grouped } from '../../model/text/group-by.ts';
import { descriptionOf } from './pairing.ts';
import { likeness } from './similarity.ts';

/** An item and the one it is known as now. */
export interface Rename {
  readonly before: Item;
  readonly after: Item;
}

/** Whether two items are one thing, whatever they are called. */
type Alike = (before: Item, after: Item) => boolean;

const likeEnough = 0.8;
const maximumCompared = 10_000;

/**
 * Pairs items that went with items that came: of the same shape, with descriptions that are alike,
 * or the only ones of that shape and both without, or that `isSame` tells to be one. Only where the
 * pairing is unique.
 */
export function pairRenamed(
  gone: readonly Item[],
  come: readonly Item[],
  isSame: Alike = () => false,
): readonly Rename[] {
  const groups = grouped(gone, shapeOf);
  const others = grouped(come, shapeOf);
  return [...groups].flatMap(([shape, before]) =>
    pairAlike(before, others.get(shape) ?? [], isSame),
  );
}

/** Pairs items that went with items that came and are described alike, whatever their shape. */
export function pairLike(gone: readonly Item[], come: readonly Item[]): readonly Rename[] {
  const described = (items: readonly Item[]) =>
    items.filter((item) => descriptionOf(item) !== undefined);
  return pairAlike(described(gone), described(come), () => false);
}

function pairAlike(gone: readonly Item[], come: readonly Item[], isSame: Alike): readonly Rename[] {
  if (gone.length * come.length > maximumCompared) return pairByDescription(gone, come);
  const alone = gone.length === 1 && come.length === 1;
  const isAlike = (before: Item, after: Item): boolean => {
    if (isSame(before, after)) return true;
    const [was, now] = [descriptionOf(before), descriptionOf(after)];
    if (was === undefined || now === undefined) return alone && was === now;
    return likeness(was, now) >= likeEnough;
  };
  const pairs = gone.flatMap((before) =>
    come.filter((after) => isAlike(before, after)).map((after) => ({ before, after })),
  );
  return unambiguous(pairs);
}

/** Of very many items, only those pair whose descriptions are equal. */
function pairByDescription(gone: readonly Item[], come: readonly Item[]): readonly Rename[] {
  const [groups, others] = [grouped(gone, descriptionOf), grouped(come, descriptionOf)];
  return [...groups].flatMap(([description, [before, ...rest]]) => {
    const [after, ...more] = others.get(description) ?? [];
    const unique = description !== undefined && rest.length + more.length === 0;
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
