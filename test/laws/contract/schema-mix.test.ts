import { describe, expect, test } from 'vitest';
import { Measure } from '../schema-mix/measure.ts';
import { sample, seeds } from '../support/seeds.ts';

/** Faults that are definite errors. */
const faults = new Set(['unsound', 'false witness']);

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test.each(['all-values', 'declared-properties'] as const)(
    'schemas with combined keywords, %s',
    (mode) => {
      const measure = new Measure();
      const { numRuns } = sample(seed, 400);
      for (let index = 0; index < numRuns; index++)
        measure.try(seed + index, mode, (fault) => faults.has(fault));
      expect(measure.specimens).toEqual([]);
      const { pairs, unknown, lost, missed } = measure.total;
      expect(lost).toBeGreaterThan(pairs / 4);
      expect(missed / lost).toBeLessThan(0.02);
      expect(unknown / pairs).toBeLessThan(0.15);
    },
  );
});
