import { facetValue, type Item } from '../../model/contract.ts';
import { placeholdersIn } from '../../model/text/placeholders.ts';
import type { Json } from '../../model/value/value.ts';

/** The words of an entrypoint, which may be one text. */
export function argumentsOf(item: Item): readonly string[] {
  const argv: Json = facetValue(item, 'argv') ?? [];
  return (Array.isArray(argv) ? argv : [argv]).filter((word) => typeof word === 'string');
}

/** The operating systems of Skill Manifest v2: their entrypoints are executed. */
const systems: ReadonlySet<string> = new Set(['unix', 'windows']);

/** Whether an entrypoint is prose for an agent, such as `agent`, not executed by callers. */
export function isProse(item: Item | null): boolean {
  return (
    item?.kind === 'entrypoint' &&
    !systems.has(item.name) &&
    typeof facetValue(item, 'argv') === 'string'
  );
}

/** The parameters in the entrypoints of each operation, by operation. */
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
