import { facetValue, type Item } from '../../model/contract.ts';
import { type Leftovers, type Pairing, pathOf } from '../pairing/pairing.ts';

/** Whether an `interface:` block alone states an output. */
export function isBare(item: Item): boolean {
  return !item.facets.has('base');
}

/** The outputs that manifests describe and whose pattern nothing of the other side has. */
export function rivalsOf(before: readonly Item[], after: readonly Item[]): Leftovers {
  const described = (items: readonly Item[]) => items.filter((item) => !isBare(item));
  return {
    gone: described(without(before, after, pathOf)),
    come: described(without(after, before, pathOf)),
  };
}

/**
 * Pairs a glob that only an `interface:` block stated with the output the manifest describes under
 * that glob now, and the other way round. What is left of the globs that cover an output of the other
 * side is no news: the block names them still.
 */
export function pairDescribed(
  before: readonly Item[],
  after: readonly Item[],
  left: Leftovers,
): Pairing {
  const taken = new Set<Item>();
  const pair = (one: Item | undefined, other: Item | undefined) => {
    if (!one || !other || taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [[one, other] as const];
  };
  const [come, gone] = [without(left.come, before), without(left.gone, after)];
  const [covered, covering] = [globsOf(come), globsOf(gone)];
  const pairs = [
    ...gone.flatMap((one) => (isBare(one) ? pair(one, covered.get(one.name)) : [])),
    ...come.flatMap((one) => (isBare(one) ? pair(covering.get(one.name), one) : [])),
  ];
  const [was, now] = [globsOf(before), globsOf(after)];
  const isNews = (item: Item, others: ReadonlyMap<string, Item>) =>
    !taken.has(item) && !(isBare(item) && others.has(item.name));
  return {
    pairs,
    gone: left.gone.filter((item) => isNews(item, now)),
    come: left.come.filter((item) => isNews(item, was)),
  };
}

/** Whether a glob that covers an output on one side stands alone on the other: the block names it still. */
export function keepsGlob(
  was: Item,
  now: Item,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): boolean {
  return (
    textsOf(was).some((glob) => after.has(glob)) || textsOf(now).some((glob) => before.has(glob))
  );
}

/**
 * Where the block names the one output whose glob went by the one glob that came, or the other way round, these
 * are two states of one glob.
 */
export function withRenamedGlob({ pairs, gone, come }: Pairing): Pairing {
  const [lost, gained] = ([0, 1] as const).map((side) =>
    onlyOne(pairs.filter((pair) => hasGlobOn(pair, side))),
  );
  const [old, young] = [onlyOne(gone.filter(isBare)), onlyOne(come.filter(isBare))];
  if (lost && young) {
    const renamed = pairs.map((pair) =>
      pair === lost ? ([pair[0], under(young, pair[1])] as const) : pair,
    );
    return { pairs: renamed, gone, come: come.filter((item) => item !== young) };
  }
  if (!gained || !old) return { pairs, gone, come };
  const renamed = pairs.map((pair) =>
    pair === gained ? ([under(old, pair[0]), pair[1]] as const) : pair,
  );
  return { pairs: renamed, gone: gone.filter((item) => item !== old), come };
}

function hasGlobOn(pair: Pairing['pairs'][number], side: 0 | 1): boolean {
  const [own, other] = [pair[side], pair[1 - side]];
  return own.facets.has('interface') && other?.facets.has('interface') === false && !isBare(other);
}

function under({ name, at }: Item, output: Item): Item {
  const facet = { shape: { type: 'text', value: name }, at } as const;
  return { ...output, facets: new Map([...output.facets, ['interface', facet]]) };
}

function onlyOne<T>(some: readonly T[]): T | undefined {
  return some.length === 1 ? some[0] : undefined;
}

/** The names of the globs that stand alone. */
export function bareNames(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.filter(isBare).map(({ name }) => name));
}

/** The items whose name, or path, none of the others has. */
function without(
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
