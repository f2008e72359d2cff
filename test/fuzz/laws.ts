import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Target } from './targets.ts';

/** A violation of a law by an input. */
export interface Breach {
  readonly law: 'throws' | 'slow' | 'superlinear' | 'strays' | 'wavers';
  readonly said: string;
}

/** The time limit of one input in milliseconds, on a shared machine. */
export function patienceFor(size: number): number {
  return 300 + size * 0.02;
}

/** The time of one input. */
export async function timeOf(target: Target, bytes: Uint8Array): Promise<number> {
  const started = performance.now();
  await target.run(bytes);
  return performance.now() - started;
}

/** The minimum of several runs; the machine's load only adds time. */
export async function leastTime(target: Target, bytes: Uint8Array, times = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < times; index++) least = Math.min(least, await timeOf(target, bytes));
  return least;
}

/** Checks that an input is read without an exception. */
export async function breachOfTotality(target: Target, bytes: Uint8Array): Promise<Breach | null> {
  try {
    await target.run(bytes);
    return null;
  } catch (cause) {
    return thrown(cause);
  }
}

/** Checks that an input is read in time and without an exception. */
export async function breachOf(target: Target, bytes: Uint8Array): Promise<Breach | null> {
  try {
    if ((await timeOf(target, bytes)) <= patienceFor(bytes.length)) return null;
    const least = await leastTime(target, bytes, 5);
    if (least <= patienceFor(bytes.length)) return null;
    return { law: 'slow', said: `${bytes.length} bytes took ${Math.round(least)} ms` };
  } catch (cause) {
    return thrown(cause);
  }
}

/** Checks that the result for an input is deterministic and has valid locations. */
export async function breachOfSense(target: Target, bytes: Uint8Array): Promise<Breach | null> {
  const strays: string[] = [];
  const [once, again] = [
    digest(await target.run(bytes), strays),
    digest(await target.run(bytes), strays),
  ];
  if (once !== again) return { law: 'wavers', said: 'two runs differ' };
  return strays.length > 0 ? { law: 'strays', said: strays[0] ?? '' } : null;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

function digest(value: unknown, strays: string[]): string {
  const text = JSON.stringify(value, (_key, inner: unknown) => {
    if (inner instanceof Map || inner instanceof Set) return [...inner];
    if (typeof inner === 'object' && inner !== null && 'start' in inner && 'end' in inner) {
      const { start, end } = inner as { start: Position; end: Position };
      if (typeof start === 'object' && !isRange(start, end)) strays.push(JSON.stringify(inner));
    }
    return inner;
  });
  return createHash('sha256').update(String(text)).digest('hex');
}

function isRange(start: Position, end: Position): boolean {
  const isPlace = ({ line, column }: Position) => line >= 1 && column >= 1;
  const isForward =
    start.line < end.line || (start.line === end.line && start.column <= end.column);
  return isPlace(start) && isPlace(end) && isForward;
}

/** A way to measure the work of one run. */
export interface Measure {
  readonly unit: string;
  /** Work below this amount is not compared: most of it does not depend on the input. */
  readonly floor: number;
  of(target: Target, bytes: Uint8Array): Promise<number>;
}

const milliseconds: Measure = { unit: 'ms', floor: 50, of: leastTime };

/** The maximum growth for four times the input; quadratic work would grow sixteenfold. */
const steepest = 7;

/**
 * Checks that work grows linearly: four times for four times the input, and again for sixteen times. A single step
 * may be affected by memory or compilation.
 */
export async function breachOfGrowth(
  target: Target,
  grow: (size: number) => Uint8Array,
  size = 32 * 1024,
  measure = milliseconds,
): Promise<Breach | null> {
  const inputs = [grow(size), grow(size * 4), grow(size * 16)];
  try {
    await target.run(inputs[0] ?? new Uint8Array());
    const amounts: number[] = [];
    for (const input of inputs) {
      amounts.push(await measure.of(target, input));
      const [last = 0, before = 0] = amounts.toReversed();
      if (amounts.length > 1 && (last < measure.floor || last < steepest * before)) return null;
    }
    const steps = inputs.map(
      ({ length }, index) => `${length} bytes ${Math.round(amounts[index] ?? 0)} ${measure.unit}`,
    );
    return { law: 'superlinear', said: steps.join(', ') };
  } catch (cause) {
    return thrown(cause);
  }
}

function thrown(cause: unknown): Breach {
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return { law: 'throws', said: stack.split('\n').slice(0, 5).join('\n') };
}
