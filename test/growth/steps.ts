import { type Profiler, Session } from 'node:inspector';
import { expect } from 'vitest';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Code of the platform and of the test runner. */
const outside = /^node:|\/node_modules\/(?:@?vitest|vite|chai|fast-check)\b/;

/**
 * The blocks of code that a call runs: a measure of its work that does not depend on a clock or on other processes. A
 * call of a native function, such as a regular expression, is one step.
 */
export async function stepsOf(act: () => unknown): Promise<number> {
  takeCounts();
  await act();
  return takeCounts();
}

/**
 * Expects that four times the input takes at most six times the steps. Quadratic work would take sixteen times.
 * For constant work at that size, the ratio is not tested.
 */
export async function expectLinear(
  size: number,
  run: (size: number) => () => unknown,
): Promise<void> {
  const [small, large] = [run(size), run(4 * size)];
  await small();
  const steps = await stepsOf(small);
  expect(steps).toBeGreaterThan(0);
  // Nothing has run since the last counts were taken.
  await large();
  expect(takeCounts() / Math.max(steps, 1000)).toBeLessThan(6);
}

/** The counts since the last call. */
function takeCounts(): number {
  let sum = 0;
  session.post(
    'Profiler.takePreciseCoverage',
    (error: Error | null, { result }: Profiler.TakePreciseCoverageReturnType) => {
      if (error) throw error;
      const counted = result.filter(({ url }) => url !== '' && !outside.test(url));
      for (const { functions } of counted) {
        for (const { ranges } of functions) for (const { count } of ranges) sum += count;
      }
    },
  );
  return sum;
}
