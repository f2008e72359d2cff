import { describe, expect, test } from 'vitest';
import { knownKeys } from '../../src/generated/validators.cjs';
import { nothing, plainText } from '../../src/model/message.ts';
import { runCase } from '../support/run-case.ts';
import { type Fields, knownIn, misspellKey, samples } from '../support/samples/known-keys.ts';

/** A key without its middle letter, and with two letters swapped. */
function misspellings(key: string): readonly string[] {
  const middle = Math.floor(key.length / 2);
  const swap = [middle, ...Array.from(key, (_, index) => index).slice(1)].find(
    (index) => key[index] !== key[index - 1],
  );
  const index = swap ?? middle;
  const swapped = `${key.slice(0, index - 1)}${key[index]}${key[index - 1]}${key.slice(index + 1)}`;
  return [key.slice(0, middle) + key.slice(middle + 1), swapped];
}

describe.each(Object.entries(samples))('%s', (dialect, sample) => {
  const places = knownKeys[dialect] ?? [];
  const known = knownIn(places, sample.manifest);
  const used = new Set<string>();

  async function typosIn(text: string) {
    const files = new Map([[sample.path, text]]);
    const { findings } = await runCase({ comment: '', files });
    return findings.filter(({ rule }) => rule === 'key-typo');
  }

  test('has a sample with every known key, and no misspelling', async () => {
    const shown = new Set(known.map(({ place, key }) => `${place} ${key}`));
    const all = places.flatMap(({ keys }, place) =>
      Object.keys(keys).map((key) => `${place} ${key}`),
    );
    expect(all.filter((key) => !shown.has(key))).toEqual([]);
    expect(await typosIn(sample.write(sample.manifest))).toEqual([]);
  });

  const cases = known.flatMap((entry) =>
    misspellings(entry.key).map(
      (spelling) => [[...entry.way, entry.key].join('.'), spelling, entry] as const,
    ),
  );

  test.each(cases)('%s written as "%s" is found at its place', async (_, spelling, entry) => {
    const text = sample.write(misspellKey(sample.manifest, entry, spelling) as Fields);
    const found = await typosIn(text);
    const written = [...entry.way, spelling].join('.');
    if (written in sample.exempt) {
      used.add(written);
      expect(found).toEqual([]);
      return;
    }
    const before = text.slice(0, text.search(new RegExp(`\\b${spelling}\\b`))).split('\n');
    const quote = text.includes(`"${spelling}":`) ? 1 : 0;
    const column = (before.at(-1)?.length ?? 0) + 1 - quote;
    expect(found.map(({ at }) => at.range?.start)).toEqual([{ line: before.length, column }]);
    expect(plainText(found[0]?.help ?? nothing)).toBe(`Write \`${entry.key}\`.`);
  });

  test('is exempt only if necessary', () => {
    expect([...used].sort()).toEqual(Object.keys(sample.exempt).sort());
  });
});
