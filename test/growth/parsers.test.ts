import { describe, expect, test } from 'vitest';
import { breachOfGrowth, type Measure } from '../fuzz/laws.ts';
import { Chance, grown, stretchOf } from '../fuzz/mutate.ts';
import { targets } from '../fuzz/targets.ts';
import { stepsOf } from './steps.ts';

const steps: Measure = {
  unit: 'steps',
  floor: 20_000,
  of: (target, bytes) => stepsOf(() => target.run(bytes)),
};

describe.each(targets)('$name', (target) => {
  const seeds = target.seeds.map((seed) => Buffer.from(seed));

  test('needs steps in proportion to its input', async () => {
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
  const target = targets.find((candidate) => candidate.name === name);
  if (!target) throw new Error(`There is no parser "${name}".`);
  const endless = (size: number) => Buffer.from(head + stretch.repeat(size / stretch.length));
  expect(await breachOfGrowth(target, endless, 4 * 1024, steps)).toBeNull();
});

test('superlinear growth is found', async () => {
  const run = (bytes: Uint8Array) =>
    [...bytes].flatMap((first) => [...bytes].filter((second) => first < second));
  const bad = { name: 'bad', corpus: /never/, seeds: [], run };
  const grow = (size: number) => new Uint8Array(size);
  expect(await breachOfGrowth(bad, grow, 150, steps)).toMatchObject({ law: 'superlinear' });
});
