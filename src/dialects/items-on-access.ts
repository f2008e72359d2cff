import type { Item } from '../model/contract.ts';
import type { ManifestFacts } from './dialect.ts';

/** The declarations of one manifest, with items that `readItems` returns on access. */
export function itemsOnAccess(
  facts: Pick<ManifestFacts, 'name' | 'version'>,
  readItems: () => readonly Item[],
): ManifestFacts {
  return new FactsWithItems(facts, readItems);
}

// A getter in an object literal makes a hidden class for each object. These stay, with all that the getter refers to,
// until a full garbage collection.
class FactsWithItems implements ManifestFacts {
  readonly name: ManifestFacts['name'];
  readonly version: ManifestFacts['version'];
  readonly #readItems: () => readonly Item[];

  constructor(
    { name, version }: Pick<ManifestFacts, 'name' | 'version'>,
    readItems: () => readonly Item[],
  ) {
    this.name = name;
    this.version = version;
    this.#readItems = readItems;
  }

  get items(): readonly Item[] {
    return this.#readItems();
  }
}
