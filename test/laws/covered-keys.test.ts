import { expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import type { Item } from '../../src/model/contract.ts';
import type { Location } from '../../src/model/text/text.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { load } from '../../src/pipeline/load.ts';
import { sourceNames, sources } from './maximal.ts';
import { filesOfSource } from './write.ts';

async function itemsOf(name: (typeof sourceNames)[number]): Promise<readonly Item[]> {
  const { workspace } = await load(memoryTree(filesOfSource(sources[name])), defaults);
  return workspace.skills.flatMap(({ contract }) => contract.items);
}

const placeOf = (at: Location) => JSON.stringify(at);
const facetPlaces = ({ facets }: Item) => [...facets.values()].map(({ at }) => placeOf(at));

const remedy =
  'These keys have an item of their own and count as unknown too. Add them where their dialect lists the keys with ' +
  'items: `coveredKeys` in uncovered-fields.ts, or `knownKeys` in the file of the dialect.';

test.each(sourceNames)('no key of %s is an item and an unknown key too', async (name) => {
  const items = await itemsOf(name);
  const [unknown, known] = [true, false].map((isUnknown) =>
    items.filter(({ kind }) => (kind === 'field') === isUnknown),
  );
  const places = new Set(known?.flatMap((item) => [placeOf(item.at), ...facetPlaces(item)]));
  const both = (unknown ?? []).filter((item) =>
    [placeOf(item.at), ...facetPlaces(item)].some((place) => places.has(place)),
  );
  expect(items.length).toBeGreaterThan(1);
  expect(
    both.map((item) => `${item.dialect}: ${item.name}`),
    remedy,
  ).toEqual([]);
});
