import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import { dialects } from '../../../src/dialects/catalog.ts';
import type { Item } from '../../../src/model/contract.ts';
import { manifestOf } from '../../../src/model/skill.ts';
import type { Location } from '../../../src/model/text/text.ts';
import { memoryTree } from '../../../src/model/tree.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { load } from '../../../src/pipeline/load.ts';
import { keysOfSchema, namedKeys } from '../../pages/conformance.ts';
import { waysOf, withOtherValue, withoutKey } from '../support/key-edits.ts';
import {
  maximalManifest,
  type Source,
  sourceNames,
  sources,
  withManifest,
} from '../support/maximal.ts';
import { filesOfSource } from '../support/write.ts';

async function skillsOf(source: Source) {
  const { workspace } = await load(memoryTree(filesOfSource(source)), defaults);
  return workspace.skills;
}

const placeOf = (at: Location) => JSON.stringify(at);
const facetPlaces = ({ facets }: Item) => [...facets.values()].map(({ at }) => placeOf(at));

const remedy =
  'These keys have an item of their own and count as unknown too. Add them where their dialect lists the keys with ' +
  'items: `coveredKeys` in uncovered-fields.ts, or `knownKeys` in the file of the dialect.';

test.each(sourceNames)('no key of %s is an item and an unknown key too', async (name) => {
  const items = (await skillsOf(sources[name])).flatMap(({ contract }) => contract.items);
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

/** The keys of clients that no specification defines: each is compared as a field without a meaning of its own. */
const clientKeys = [
  ...['when_to_use', 'argument-hint', 'disable-model-invocation', 'user-invocable'],
  ...['model', 'effort', 'context', 'agent', 'hooks', 'paths', 'shell'],
];

/** The known keys without an item of their own, by dialect. */
const exceptions: Readonly<Record<string, readonly string[]>> = { 'agent-skills': clientKeys };

const withSchema = dialects
  .map(({ id }) => id)
  .filter((id) => existsSync(`schemas/${id}.schema.json`));

describe.each(withSchema)('%s', (id) => {
  const keys = namedKeys(keysOfSchema(id));
  const manifest = maximalManifest(id) ?? {};

  test(`the maximal skill of ${id} has every key of the schema`, () => {
    expect(keys.length).toBeGreaterThan(5);
    expect(
      keys.filter((key) => waysOf(manifest, key.split('.')).length === 0),
      'Give them a value in test/laws/support/maximal.ts.',
    ).toEqual([]);
  });

  test(`every key of ${id} is read into an item, the name or the version`, async () => {
    const before = await factsOf(id, manifest);
    const states = await Promise.all(
      keys.map(async (key) => [key, await stateOf(id, { before, manifest, key: key.split('.') })]),
    );
    const isException = (key: string) => exceptions[id]?.includes(key) ?? false;
    expect(
      states.filter(([key = '', state]) => state !== (isException(key) ? 'unknown' : 'read')),
      'Each key needs an item of its own, and a place among the covered keys of the dialect.',
    ).toEqual([]);
    expect(exceptions[id]?.filter((key) => !keys.includes(key)) ?? []).toEqual([]);
  });
});

interface KeyOf {
  readonly before: Facts | null;
  readonly manifest: Json;
  readonly key: readonly string[];
}

/** How a dialect reads a key, shown by manifests without it and with another value. */
async function stateOf(id: string, { before, manifest, key }: KeyOf) {
  const differs = (part: keyof Facts, after: Facts | null) =>
    before !== null && after !== null && `${before[part]}` !== `${after[part]}`;
  const without = await Promise.all(withoutKey(manifest, key).map((edit) => factsOf(id, edit)));
  const isUnknown = without.some((after) => differs('unknown', after));
  let isRead = without.some((after) => differs('known', after));
  for (const edit of isRead ? [] : withOtherValue(manifest, key))
    isRead ||= differs('known', await factsOf(id, edit));
  if (isRead) return isUnknown ? 'read and unknown' : 'read';
  return isUnknown ? 'unknown' : 'not read';
}

/** What a manifest states, without places: what its dialect reads, and what it takes for unknown keys. */
interface Facts {
  readonly known: readonly string[];
  readonly unknown: readonly string[];
}

/** The facts of a skill with a manifest; null if it is not one of the dialect. */
async function factsOf(id: string, manifest: Json): Promise<Facts | null> {
  const [skill] = await skillsOf(withManifest(id, manifest));
  const own = skill && manifestOf(skill, id);
  const stated =
    own &&
    dialects.find((dialect) => dialect.id === id)?.extract(own, { names: [], texts: new Map() });
  if (!skill || !stated) return null;
  const lines = skill.contract.items.flatMap(({ kind, owner, name, facets }) => [
    { isUnknown: kind === 'field', line: [kind, owner, name] },
    ...Array.from(facets, ([facet, { shape }]) => ({
      isUnknown: kind === 'field' || facet === 'extras',
      line: [kind, owner, name, facet, shape],
    })),
  ]);
  const textsOf = (isUnknown: boolean) =>
    lines
      .filter((line) => line.isUnknown === isUnknown)
      .map(({ line }) => JSON.stringify(line))
      .sort();
  const identity = JSON.stringify([stated.name, stated.version?.value]);
  return { known: [identity, ...textsOf(false)], unknown: textsOf(true) };
}
