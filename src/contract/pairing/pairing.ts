import { facetValue, type Item } from '../../model/contract.ts';
import { groupBy } from '../../model/text/group-by.ts';

/** Removed and added items. */
export interface Unpaired {
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
}

/** Paired items of both sides, and the unpaired ones. */
export interface Pairing extends Unpaired {
  readonly pairs: readonly (readonly [before: Item, after: Item])[];
}

/** The key of an item for pairing; undefined if it has none. */
export type Key = (item: Item) => string | undefined;

/** Pairs items with a key that is unique on both sides; each next pair of keys sees the items that are left. */
export function pairByKeys(
  before: readonly Item[],
  after: readonly Item[],
  keys: readonly (readonly [before: Key, after: Key])[],
): Pairing {
  let pairing: Pairing = { pairs: [], removed: before, added: after };
  for (const pair of keys) pairing = pairBy(pairing, pair);
  return pairing;
}

function pairBy(
  { pairs, removed, added }: Pairing,
  [keyBefore, keyAfter]: readonly [Key, Key],
): Pairing {
  const groupsBefore = groupBy(removed, keyBefore);
  const groupsAfter = groupBy(added, keyAfter);
  const found = [...groupsBefore].flatMap(([key, [before, ...otherBefore]]) => {
    const [after, ...otherAfter] = key === undefined ? [] : (groupsAfter.get(key) ?? []);
    return before && after && otherBefore.length + otherAfter.length === 0
      ? [[before, after] as const]
      : [];
  });
  const paired = new Set(found.flat());
  const unpaired = (items: readonly Item[]) => items.filter((item) => !paired.has(item));
  return { pairs: [...pairs, ...found], removed: unpaired(removed), added: unpaired(added) };
}

/** The path or pattern of an item; its name may also have the base as a suffix. */
export function pathOf(item: Item): string {
  const suffix = ` (${facetValue(item, 'base')})`;
  return item.name.endsWith(suffix) ? item.name.slice(0, -suffix.length) : item.name;
}

/** The description of an item; undefined if absent. */
export function descriptionOf(item: Item): string | undefined {
  const description = facetValue(item, 'description');
  return typeof description === 'string' ? description : undefined;
}

/** A key of path and base. */
export function withBase(path: Key): Key {
  return (item) => `${path(item)}\0${facetValue(item, 'base')}`;
}

/** The identity of an item within its skill. */
export function identityOf({ kind, owner, name }: Item): string {
  return [kind, owner, name].join('\0');
}
