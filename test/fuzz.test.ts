import { describe, expect, test } from 'vitest';
import { breachOf, breachOfGrowth, breachOfSense } from './fuzz/laws.ts';
import { Chance, grown, mutated, stretchOf } from './fuzz/mutate.ts';
import { targets } from './fuzz/targets.ts';

/** Words with a meaning in exactly one of the languages. */
const words = [
  ...['---\n', '```\n', '"""', "'''", '{{', '<<: *a\n', '&a ', '*a', '!!', '[[', ']]', '\ufeff'],
  ...[
    '__proto__',
    'constructor',
    '\\u0000',
    '\u0000',
    '#',
    '- ',
    ': ',
    '{',
    '}',
    '[',
    ']',
    ',',
    '=',
    '\r\n',
  ],
];

describe.each(targets)('$name', (target) => {
  const seeds = target.seeds.map((seed) => Buffer.from(seed));

  test('reads whatever it is given, in time, and the same way twice', async () => {
    const chance = new Chance(20_261_121);
    const stock = { words, others: seeds, longest: 2048 };
    let inputs: Uint8Array[] = seeds;
    for (let round = 0; round < 6; round++) {
      for (const input of inputs) {
        expect(await breachOf(target, input), input.toString()).toBeNull();
        expect(await breachOfSense(target, input), input.toString()).toBeNull();
      }
      inputs = Array.from({ length: 20 }, () => mutated(chance.of(inputs), chance, stock));
    }
  });

  test('takes time in proportion to what it is given', async () => {
    const chance = new Chance(20_250_103);
    for (let round = 0; round < 2; round++) {
      const seed = chance.of(seeds);
      const stretch = stretchOf(seed, chance);
      const breach = await breachOfGrowth(target, (size) => grown(seed, stretch, size), 2 * 1024);
      expect(breach).toBeNull();
    }
  });
});

test.each([
  ['lock', 'a: {x', ' '],
  ['lock', '', ':\n  |\n'],
  ['lock', 'a: [', '[ '],
  ['lock', "a: ['", "'\\"],
  ['config', 'a: [\n', ']\n'],
])('%s: %j and %j without end take time in proportion', async (name, head, stretch) => {
  const target = targets.find((one) => one.name === name);
  if (!target) throw new Error(`There is no parser "${name}".`);
  const endless = (size: number) => Buffer.from(head + stretch.repeat(size / stretch.length));
  expect(await breachOfGrowth(target, endless, 4 * 1024)).toBeNull();
});

test('a parser that breaks a law is told', async () => {
  const bad = {
    name: 'bad',
    corpus: /never/,
    seeds: [],
    run: (bytes: Uint8Array) => {
      if (bytes.length === 3) throw new Error('three');
      let steps = 0;
      for (let at = 0; at < bytes.length ** 2; at++) steps += at;
      return { start: { line: 0, column: bytes.length }, end: { line: 0, column: 0 }, steps };
    },
  };
  expect(await breachOf(bad, new Uint8Array(3))).toMatchObject({ law: 'throws' });
  expect(await breachOfSense(bad, new Uint8Array(4))).toMatchObject({ law: 'strays' });
  const grow = (size: number) => new Uint8Array(size);
  expect(await breachOfGrowth(bad, grow, 2_500)).toMatchObject({ law: 'superlinear' });
});
