import { facetValue, type Item } from '../../model/contract.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { canonical } from '../../model/value/canonical.ts';
import { descriptionOf, type Key, pairByKeys } from '../pairing/pairing.ts';
import { pairByDescriptionSimilarity, type Rename } from '../pairing/renames.ts';

/** The renamed operations, and the items of base under the new names. */
export interface Operations {
  readonly renames: readonly Rename[];
  /** The items of base, with the new names of renamed operations. */
  readonly before: readonly Item[];
}

/**
 * Pairs removed operations with added ones by equal command lines, equal interfaces, or equal or similar
 * descriptions; only unique pairs.
 */
export function pairOperations(before: readonly Item[], after: readonly Item[]): Operations {
  const [operationsBefore, operationsAfter] = [readOperations(before), readOperations(after)];
  const removed = operationsBefore.items.filter(({ name }) => !operationsAfter.names.has(name));
  const added = operationsAfter.items.filter(({ name }) => !operationsBefore.names.has(name));
  if (removed.length === 0 || added.length === 0) return { renames: [], before };
  const paired = pairByKeys(removed, added, [
    [commandsKey(operationsBefore), commandsKey(operationsAfter)],
    [interfaceKey(operationsBefore), interfaceKey(operationsAfter)],
    [descriptionOf, descriptionOf],
  ]);
  const renames = [
    ...paired.pairs.map(([from, to]) => ({ before: from, after: to })),
    ...pairByDescriptionSimilarity(paired.removed, paired.added),
  ];
  return { renames, before: withRenamedOwners(before, renames) };
}

interface OperationIndex {
  readonly items: readonly Item[];
  readonly names: ReadonlySet<string>;
  readonly parts: ReadonlyMap<string, readonly Item[]>;
}

function readOperations(items: readonly Item[]): OperationIndex {
  const operations = items.filter(({ kind }) => kind === 'operation');
  const names = new Set(operations.map(({ name }) => name));
  return { items: operations, names, parts: groupBy(items, ({ owner }) => owner) };
}

/** The command lines of an operation. */
function commandsKey({ parts }: OperationIndex): Key {
  return ({ name }) => {
    const lines = (parts.get(name) ?? [])
      .filter(({ kind }) => kind === 'entrypoint')
      .map((item) => [item.name, facetValue(item, 'argv') ?? null] as const);
    return lines.length > 0 ? canonical(Object.fromEntries(lines)) : undefined;
  };
}

/** The interface of an operation; undefined without inputs, because it is then not distinctive. */
function interfaceKey({ parts }: OperationIndex): Key {
  return ({ name }) => {
    const ownItems = parts.get(name) ?? [];
    if (!ownItems.some(({ kind }) => kind === 'input')) return undefined;
    return canonical(ownItems.map(signature).sort());
  };
}

function signature(item: Item): string {
  const { kind, name } = item;
  const facets = ['required', 'default', 'schema'].map((facet) => facetValue(item, facet) ?? null);
  return canonical(kind === 'input' ? [kind, name, facets] : [kind, name]);
}

function withRenamedOwners(items: readonly Item[], renames: readonly Rename[]): readonly Item[] {
  const names = new Map(renames.map(({ before, after }) => [before.name, after.name]));
  return items.map((item) => {
    const owner = names.get(item.owner);
    if (owner !== undefined) return { ...item, owner };
    const name = item.kind === 'operation' ? names.get(item.name) : undefined;
    return name === undefined ? item : { ...item, name };
  });
}

/** Moves removed items to the current position of their operation, the place to restore them. */
export function relocateToOperation(items: readonly Item[]): (item: Item) => Item {
  const operations = new Map(
    items.filter(({ kind }) => kind === 'operation').map((item) => [item.name, item]),
  );
  return (item) => {
    const operation = item.owner === '' ? undefined : operations.get(item.owner);
    if (!operation) return item;
    const suffix = item.pointer.split('/').slice(3).join('/');
    return { ...item, dialect: operation.dialect, pointer: `${operation.pointer}/${suffix}` };
  };
}
