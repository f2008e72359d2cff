import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { dialects } from '../../src/dialects/catalog.ts';
import type { Item } from '../../src/model/contract.ts';
import type { Location } from '../../src/model/text/text.ts';
import { memoryTree } from '../../src/model/tree.ts';
import type { Json } from '../../src/model/value/value.ts';
import { load } from '../../src/pipeline/load.ts';
import { keysOfSchema, namedKeys } from '../pages/conformance.ts';
import { maximalManifest, sourceNames, sources } from './maximal.ts';
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

const withSchema = dialects
  .map(({ id }) => id)
  .filter((id) => existsSync(`schemas/${id}.schema.json`));

test.each(withSchema)('the maximal skill of %s has every key of the schema', (id) => {
  const keys = namedKeys(keysOfSchema(id));
  const manifest = maximalManifest(id);
  expect(keys.length).toBeGreaterThan(5);
  expect(
    keys.filter((key) => !hasKey(manifest, key.split('.'))),
    'Give them a value in test/laws/maximal.ts.',
  ).toEqual([]);
});

/** Whether a value has a key; `*` is any key and `[]` any item. */
function hasKey(value: Json | undefined, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return value !== undefined;
  if (value === undefined || value === null || typeof value !== 'object') return false;
  const fields = new Map<string, Json>(Object.entries(value));
  const inner = key === '*' || key === '[]' ? [...fields.values()] : [fields.get(key)];
  return inner.some((field) => hasKey(field, rest));
}
