import { facetValue, type Item } from '../model/contract.ts';
import { placeholdersIn } from '../model/placeholders.ts';
import type { Json } from '../model/value.ts';

/** The words of an entrypoint, which may be written as one text. */
export function argumentsOf(item: Item): readonly string[] {
  const argv: Json = facetValue(item, 'argv') ?? [];
  return (Array.isArray(argv) ? argv : [argv]).filter((word) => typeof word === 'string');
}

/** The parameters that the entrypoints of every operation put in, by operation. */
export function parametersByOperation(
  items: readonly Item[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const byOperation = new Map<string, Set<string>>();
  for (const item of items) {
    if (item.kind !== 'entrypoint') continue;
    const known = byOperation.get(item.owner) ?? new Set();
    for (const name of argumentsOf(item).flatMap(placeholdersIn)) known.add(name);
    byOperation.set(item.owner, known);
  }
  return byOperation;
}
