import { canonical } from '../../model/canonical.ts';
import { facetValue, type Item } from '../../model/contract.ts';
import { grouped } from '../../model/text/group-by.ts';
import { descriptionOf, type Key, pairInSteps } from '../pairing/pairing.ts';
import { pairLike, type Rename } from '../pairing/renames.ts';

/** The operations that go by another name, and what base states of them under those names. */
export interface Operations {
  readonly renames: readonly Rename[];
  /** The items of base, with those of a renamed operation at home in its new name. */
  readonly before: readonly Item[];
}

/**
 * Pairs operations that went with operations that came: those that run the same command lines, that
 * take and give the same and are described alike, or that are described alike. Only where that is unique.
 */
export function pairOperations(before: readonly Item[], after: readonly Item[]): Operations {
  const [was, now] = [readOperations(before), readOperations(after)];
  const gone = was.items.filter(({ name }) => !now.names.has(name));
  const come = now.items.filter(({ name }) => !was.names.has(name));
  if (gone.length === 0 || come.length === 0) return { renames: [], before };
  const steps = pairInSteps(gone, come, [
    [commands(was), commands(now)],
    [interfaceOf(was), interfaceOf(now)],
    [descriptionOf, descriptionOf],
  ]);
  const renames = [
    ...steps.pairs.map(([from, to]) => ({ before: from, after: to })),
    ...pairLike(steps.gone, steps.come),
  ];
  return { renames, before: rehomed(before, renames) };
}

interface Operation {
  readonly items: readonly Item[];
  readonly names: ReadonlySet<string>;
  readonly parts: ReadonlyMap<string, readonly Item[]>;
}

function readOperations(items: readonly Item[]): Operation {
  const operations = items.filter(({ kind }) => kind === 'operation');
  const names = new Set(operations.map(({ name }) => name));
  return { items: operations, names, parts: grouped(items, ({ owner }) => owner) };
}

/** What an operation runs. */
function commands({ parts }: Operation): Key {
  return ({ name }) => {
    const lines = (parts.get(name) ?? [])
      .filter(({ kind }) => kind === 'entrypoint')
      .map((item) => [item.name, facetValue(item, 'argv') ?? null] as const);
    return lines.length > 0 ? canonical(Object.fromEntries(lines)) : undefined;
  };
}

/** What an operation takes and gives and where it runs; that tells nothing where it takes nothing. */
function interfaceOf({ parts }: Operation): Key {
  return ({ name }) => {
    const own = parts.get(name) ?? [];
    if (!own.some(({ kind }) => kind === 'input')) return undefined;
    return canonical(own.map(signature).sort());
  };
}

function signature(item: Item): string {
  const { kind, name } = item;
  const facets = ['required', 'default', 'schema'].map((facet) => facetValue(item, facet) ?? null);
  return canonical(kind === 'input' ? [kind, name, facets] : [kind, name]);
}

function rehomed(items: readonly Item[], renames: readonly Rename[]): readonly Item[] {
  const names = new Map(renames.map(({ before, after }) => [before.name, after.name]));
  return items.map((item) => {
    const owner = names.get(item.owner);
    if (owner !== undefined) return { ...item, owner };
    const name = item.kind === 'operation' ? names.get(item.name) : undefined;
    return name === undefined ? item : { ...item, name };
  });
}

/** Items that went, moved to where their operation is now, so that its place is where they are mended. */
export function homesOf(items: readonly Item[]): (item: Item) => Item {
  const operations = new Map(
    items.filter(({ kind }) => kind === 'operation').map((item) => [item.name, item]),
  );
  return (item) => {
    const home = item.owner === '' ? undefined : operations.get(item.owner);
    if (!home) return item;
    const rest = item.pointer.split('/').slice(3).join('/');
    return { ...item, dialect: home.dialect, pointer: `${home.pointer}/${rest}` };
  };
}
