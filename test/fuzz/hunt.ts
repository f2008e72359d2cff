import { Coverage } from './coverage.ts';
import { type Breach, breachOf, breachOfGrowth, breachOfSense } from './laws.ts';
import { Chance, grown, mutated, stretchOf } from './mutate.ts';
import type { Target } from './targets.ts';

/** The settings of a fuzzing run. */
export interface Terms {
  readonly target: Target;
  readonly seeds: readonly Uint8Array[];
  readonly seed: number;
  readonly milliseconds: number;
  /** The file to measure coverage of. */
  readonly file: string;
  /** Called before each input, to identify an input that never ends. */
  readonly before: (bytes: Uint8Array) => void;
  readonly found: (breach: Breach, bytes: Uint8Array) => void;
}

/** The result of a fuzzing run. */
export interface Tally {
  readonly inputs: number;
  readonly kept: number;
  readonly parts: number;
  readonly growths: number;
}

const together = 48;
const longest = 32 * 1024;

/** Tries mutations of the seeds; inputs with new coverage become seeds. */
export async function hunt({
  target,
  seeds,
  seed,
  milliseconds,
  file,
  before,
  found,
}: Terms): Promise<Tally> {
  const chance = new Chance(seed);
  const coverage = new Coverage(file);
  const kept: Uint8Array[] = [];
  const words = wordsOf(seeds);
  let [inputs, growths] = [0, 0];
  const attempt = async (bytes: Uint8Array, law: (bytes: Uint8Array) => Promise<Breach | null>) => {
    before(bytes);
    inputs++;
    const breach = await law(bytes);
    if (breach) found(breach, bytes);
    return breach;
  };
  const plain = (bytes: Uint8Array) => breachOf(target, bytes);
  const keep = async (bytes: Uint8Array) => {
    kept.push(bytes);
    await attempt(bytes, (input) => breachOfSense(target, input).catch(() => null));
  };
  for (const seed of seeds) {
    await attempt(seed, plain);
    if (coverage.remember() || kept.length === 0) await keep(seed);
  }
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const stock = { words, others: kept, longest };
    const batch = Array.from({ length: together }, () =>
      mutated(parent(kept, chance), chance, stock),
    );
    for (const input of batch) await attempt(input, plain);
    // Measuring costs more than running, so inputs are measured in batches, and one by one after a hit.
    if (coverage.isFresh() || chance.below(16) === 0) {
      for (const input of batch) {
        await attempt(input, plain);
        if (coverage.remember()) await keep(input);
      }
    }
    const origin = parent(kept, chance);
    const stretch = stretchOf(origin, chance);
    const grow = (size: number) => grown(origin, stretch, size);
    growths++;
    await attempt(grow(longest * 16), () => breachOfGrowth(target, grow));
    coverage.isFresh();
  }
  return { inputs, kept: kept.length, parts: coverage.size, growths };
}

/** Prefers the newest seeds, which are the most productive. */
function parent(kept: readonly Uint8Array[], chance: Chance): Uint8Array {
  const newest = Math.min(kept.length, 40);
  const index =
    chance.below(2) === 0 ? kept.length - 1 - chance.below(newest) : chance.below(kept.length);
  return kept[index] ?? new Uint8Array(0);
}

function wordsOf(seeds: readonly Uint8Array[]): string[] {
  const words = new Set([
    '\n',
    '---\n',
    '```\n',
    '"""',
    "'''",
    '${',
    '{{',
    '<<: *a\n',
    '&a ',
    '*a',
    '__proto__',
    'constructor',
    '!!',
    '\ufeff',
    '\\u0000',
  ]);
  for (const seed of seeds.slice(0, 60)) {
    const text = Buffer.from(seed.subarray(0, 4096)).toString('utf8');
    for (const [word] of text.matchAll(/[\w-]{2,24}|[^\s\w]{1,4}/g)) words.add(word);
    if (words.size > 600) break;
  }
  return [...words];
}
