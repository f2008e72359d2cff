import { facetValue, type Item } from '../../model/contract.ts';
import { type Pairing, pathOf, type Unpaired } from '../pairing/pairing.ts';

/** Whether only an `interface:` block declares an output. */
export function isInterfaceOnly(item: Item): boolean {
  return !item.facets.has('base');
}

/** The outputs in manifests with a pattern that the other side lacks. */
export function unmatchedOutputs(before: readonly Item[], after: readonly Item[]): Unpaired {
  const describedOnly = (items: readonly Item[]) => items.filter((item) => !isInterfaceOnly(item));
  return {
    removed: describedOnly(excluding(before, after, pathOf)),
    added: describedOnly(excluding(after, before, pathOf)),
  };
}

/**
 * Pairs a glob of an `interface:` block with an output that the other side's manifest describes under that
 * glob. Remaining globs that cover an output of the other side are unchanged: the block still has them.
 */
export function pairGlobsWithOutputs(
  before: readonly Item[],
  after: readonly Item[],
  unpaired: Unpaired,
): Pairing {
  const paired = new Set<Item>();
  const pair = (before: Item | undefined, after: Item | undefined) => {
    if (!before || !after || paired.has(before) || paired.has(after)) return [];
    paired.add(before).add(after);
    return [[before, after] as const];
  };
  const [added, removed] = [excluding(unpaired.added, before), excluding(unpaired.removed, after)];
  const [covered, covering] = [globsOf(added), globsOf(removed)];
  const pairs = [
    ...removed.flatMap((item) => (isInterfaceOnly(item) ? pair(item, covered.get(item.name)) : [])),
    ...added.flatMap((item) => (isInterfaceOnly(item) ? pair(covering.get(item.name), item) : [])),
  ];
  const [from, to] = [globsOf(before), globsOf(after)];
  const isUnmatched = (item: Item, others: ReadonlyMap<string, Item>) =>
    !paired.has(item) && !(isInterfaceOnly(item) && others.has(item.name));
  return {
    pairs,
    removed: unpaired.removed.filter((item) => isUnmatched(item, to)),
    added: unpaired.added.filter((item) => isUnmatched(item, from)),
  };
}

/** Whether a glob that covers an output on one side is interface-only on the other. */
export function keepsGlob(
  from: Item,
  to: Item,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): boolean {
  return (
    textsOf(from).some((glob) => after.has(glob)) || textsOf(to).some((glob) => before.has(glob))
  );
}

/** If one output lost its only glob and one glob was added, or the reverse, that glob was renamed. */
export function withRenamedGlob({ pairs, removed, added }: Pairing): Pairing {
  const [pairLosingGlob, pairGainingGlob] = ([0, 1] as const).map((side) =>
    single(pairs.filter((pair) => hasGlobOn(pair, side))),
  );
  const [oldGlob, newGlob] = [
    single(removed.filter(isInterfaceOnly)),
    single(added.filter(isInterfaceOnly)),
  ];
  if (pairLosingGlob && newGlob) {
    const renamed = pairs.map((pair) =>
      pair === pairLosingGlob ? ([pair[0], withInterfaceGlob(newGlob, pair[1])] as const) : pair,
    );
    return { pairs: renamed, removed, added: added.filter((item) => item !== newGlob) };
  }
  if (!pairGainingGlob || !oldGlob) return { pairs, removed, added };
  const renamed = pairs.map((pair) =>
    pair === pairGainingGlob ? ([withInterfaceGlob(oldGlob, pair[0]), pair[1]] as const) : pair,
  );
  return { pairs: renamed, removed: removed.filter((item) => item !== oldGlob), added };
}

function hasGlobOn(pair: Pairing['pairs'][number], side: 0 | 1): boolean {
  const [item, counterpart] = [pair[side], pair[1 - side]];
  return (
    item.facets.has('interface') &&
    counterpart?.facets.has('interface') === false &&
    !isInterfaceOnly(counterpart)
  );
}

function withInterfaceGlob({ name, at }: Item, output: Item): Item {
  const facet = { shape: { type: 'text', value: name }, at } as const;
  return { ...output, facets: new Map([...output.facets, ['interface', facet]]) };
}

function single<T>(values: readonly T[]): T | undefined {
  return values.length === 1 ? values[0] : undefined;
}

/** The names of interface-only globs. */
export function interfaceOnlyNames(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.filter(isInterfaceOnly).map(({ name }) => name));
}

/** The items with a name, or key, that no other item has. */
function excluding(
  items: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => string = ({ name }) => name,
): readonly Item[] {
  const keys = new Set(others.map(keyOf));
  return items.filter((item) => !keys.has(keyOf(item)));
}

/** The outputs of a manifest by the globs of the `interface:` block that cover them. */
function globsOf(items: readonly Item[]): ReadonlyMap<string, Item> {
  const globs = items.flatMap((item) => textsOf(item).map((glob) => [glob, item] as const));
  return new Map(globs.reverse());
}

function textsOf(item: Item): readonly string[] {
  const text = facetValue(item, 'interface');
  return typeof text === 'string' ? text.split(', ') : [];
}
