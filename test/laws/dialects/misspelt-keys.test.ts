import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownKeys } from '../../../src/generated/validators.cjs';
import { plainText } from '../../../src/model/message.ts';
import { suggest } from '../../../src/model/text/suggest.ts';
import { checkExample } from '../../../src/tasks/example.ts';
import {
  type Fields,
  type Known,
  knownIn,
  misspellKey,
  samples,
} from '../../support/samples/known-keys.ts';
import { sample, seeds } from '../support/seeds.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Misspellings of a key: one edit, or another case, separator or number. */
const slips: Readonly<Record<string, (key: string, index: number, letter: string) => string>> = {
  deleted: (key, index) => key.slice(0, index) + key.slice(index + 1),
  inserted: (key, removed, letter) => key.slice(0, removed) + letter + key.slice(removed),
  replaced: (key, index, letter) => key.slice(0, index) + letter + key.slice(index + 1),
  swapped: (key, index) =>
    key.slice(0, index) + key.charAt(index + 1) + key.charAt(index) + key.slice(index + 2),
  capital: (key, index) =>
    key.slice(0, index) + key.charAt(index).toUpperCase() + key.slice(index + 1),
  capitals: (key) => key.toUpperCase(),
  camel: (key) => key.replace(/_(.)/g, (_, next: string) => next.toUpperCase()),
  dashed: (key) => key.replaceAll('_', '-'),
  joined: (key) => key.replaceAll('_', ''),
  plural: (key) => `${key}s`,
  singular: (key) => key.replace(/s$/, ''),
};

async function findingsIn(dialect: string, manifest: Fields) {
  const { path, write } = samples[dialect] ?? { path: '', write: () => '' };
  const { findings } = await checkExample({
    files: new Map([[path, write(manifest)]]),
    comment: '',
  });
  return findings.map(({ rule, message }) => ({ rule, message: plainText(message) }));
}

/** The sample with another key next to a known one. */
function withKey(value: Fields, known: Known, added: string): Fields {
  const marker = `${known.key} ${added}`;
  const renamed = JSON.stringify(misspellKey(value, known, marker));
  const inserted = `${JSON.stringify(added)}:1,${JSON.stringify(known.key)}:`;
  return JSON.parse(renamed.replace(`${JSON.stringify(marker)}:`, inserted)) as Fields;
}

const dialects = ['manifest-v1', 'skill-manifest-v2', 'router-manifest'];

describe.each(dialects)('%s', (dialect) => {
  const { manifest = {} } = samples[dialect] ?? {};
  const places = knownKeys[dialect] ?? [];
  const known = knownIn(places, manifest);

  describe.each(seeds)('from the %s seed', (_, seed) => {
    test('every misspelling of every key is reported, under its name or as the missing key', async () => {
      const variants = fc.constantFrom(...known).chain((entry) =>
        fc.record({
          entry: fc.constant(entry),
          slip: fc.constantFrom(...Object.values(slips)),
          at: fc.nat(entry.key.length - 1),
          letter: fc.constantFrom(...letters),
        }),
      );
      const before = await findingsIn(dialect, manifest);
      const existing = new Set(before.map(({ message }) => message));
      const property = fc.asyncProperty(variants, async ({ entry, slip, at, letter }) => {
        const spelling = slip(entry.key, at, letter);
        fc.pre(spelling.length > 1 && !Object.hasOwn(places[entry.place]?.keys ?? {}, spelling));
        const found = await findingsIn(dialect, misspellKey(manifest, entry, spelling) as Fields);
        const words = [spelling, entry.key].map((word) => `\`${word}\``);
        const fresh = found.filter(({ message }) => !existing.has(message));
        const named = fresh.filter(({ message }) =>
          words.some((word) => message.replaceAll('.', '`').includes(word)),
        );
        expect(named, [...entry.way, spelling].join('.')).not.toEqual([]);
      });
      await fc.assert(property, sample(seed, 60));
    });

    test('a key far from every known key is not reported, and neither is the exact key', async () => {
      const words = fc.array(fc.constantFrom(...letters), { minLength: 5, maxLength: 12 });
      const property = fc.asyncProperty(fc.constantFrom(...known), words, async (entry, word) => {
        const added = word.join('');
        const keys = places.flatMap((place) => Object.keys(place.keys));
        fc.pre(suggest(added, keys, 4) === undefined);
        const found = await findingsIn(dialect, withKey(manifest, entry, added));
        expect(found.filter(({ rule }) => rule === 'key-typo')).toEqual([]);
      });
      await fc.assert(property, sample(seed, 30));
    });
  });
});

test.each([
  'manifestVersion',
  'manifest-version',
  'manifestversion',
  'manifest_verion',
  'manifest_versions',
  'Manifest_Version',
  'MANIFEST_VERSION',
])('the marker of ADR-002 written as %s is reported', async (key) => {
  const found = await findingsIn('agent-skills', {
    name: 'worklog',
    description: 'Logs.',
    [key]: '1.0',
  });
  expect(found.map(({ rule }) => rule)).toEqual(['key-typo']);
});
