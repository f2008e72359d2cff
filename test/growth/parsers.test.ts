import { describe, expect, test } from 'vitest';
import { breachOfGrowth, breachOfSense, breachOfTotality, type Measure } from '../fuzz/laws.ts';
import { Chance, grown, mutated, stretchOf } from '../fuzz/mutate.ts';
import { targets } from '../fuzz/targets.ts';
import { stepsOf } from './steps.ts';

const steps: Measure = {
  unit: 'steps',
  floor: 20_000,
  of: (target, bytes) => stepsOf(() => target.run(bytes)),
};

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

  test('reads any input, and the same way twice', async () => {
    const chance = new Chance(20_261_121);
    const stock = { words, others: seeds, longest: 2048 };
    let inputs: Uint8Array[] = seeds;
    for (let round = 0; round < 6; round++) {
      for (const input of inputs) {
        expect(await breachOfTotality(target, input), input.toString()).toBeNull();
        expect(await breachOfSense(target, input), input.toString()).toBeNull();
      }
      inputs = Array.from({ length: 20 }, () => mutated(chance.of(inputs), chance, stock));
    }
  });

  test('takes steps in proportion to its input', async () => {
    const chance = new Chance(20_250_103);
    for (let round = 0; round < 2; round++) {
      const seed = chance.of(seeds);
      const stretch = stretchOf(seed, chance);
      const breach = await breachOfGrowth(
        target,
        (size) => grown(seed, stretch, size),
        2 * 1024,
        steps,
      );
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
])('%s: %j and %j without end take steps in proportion', async (name, head, stretch) => {
  const target = targets.find((one) => one.name === name);
  if (!target) throw new Error(`There is no parser "${name}".`);
  const endless = (size: number) => Buffer.from(head + stretch.repeat(size / stretch.length));
  expect(await breachOfGrowth(target, endless, 4 * 1024, steps)).toBeNull();
});

test('a parser that breaks a law is found', async () => {
  const bad = {
    name: 'bad',
    corpus: /never/,
    seeds: [],
    run: (bytes: Uint8Array) => {
      if (bytes.length === 3) throw new Error('three');
      const pairs = [...bytes].flatMap((first) => [...bytes].filter((second) => first < second));
      return { start: { line: 0, column: bytes.length }, end: { line: 0, column: 0 }, pairs };
    },
  };
  expect(await breachOfTotality(bad, new Uint8Array(3))).toMatchObject({ law: 'throws' });
  expect(await breachOfSense(bad, new Uint8Array(4))).toMatchObject({ law: 'strays' });
  const grow = (size: number) => new Uint8Array(size);
  expect(await breachOfGrowth(bad, grow, 250, steps)).toMatchObject({ law: 'superlinear' });
});
