/** Choices that a seed decides. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** Some of the items, each once, in any order. */
  sample<T>(items: readonly T[], count: number): readonly T[] {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(this.below(rest.length), 1),
    ).flat();
  }
}

/** An option of a generated script. */
export interface Option {
  readonly short: string | null;
  readonly long: string | null;
  readonly hasValue: boolean;
}

const longs = ['--out', '--output-dir', '--verbose', '--format', '--dry-run', '--limit'];
const shorts = ['-o', '-v', '-f', '-n', '-x', '-d'];

export const values = ['a.json', 'json', 'text', '7', '-3', '1.5', 'build', 'list', '-', 'x y', ''];
export const choices = ['json', 'text', 'yaml'];

/** Options with a short name, a long one or both. */
export function someOptions(
  random: Random,
  forms: readonly ('short' | 'long' | 'both')[],
): readonly Option[] {
  const count = random.below(5);
  const long = random.sample(longs, count);
  const short = random.sample(shorts, count);
  return long.map((name, index) => {
    const form = random.pick(forms);
    return {
      long: form === 'short' ? null : name,
      short: form === 'long' ? null : (short[index] ?? null),
      hasValue: random.chance(0.5),
    };
  });
}

/** The words of a call, most of them near to what a script with these names accepts. */
export function someWords(
  random: Random,
  options: readonly Option[],
  words: readonly string[],
): readonly string[] {
  const known = options.flatMap(({ short, long }) => [short, long].filter((name) => name !== null));
  const word = (): readonly string[] => {
    const pick = random.next();
    if (pick < 0.45 && known.length > 0) {
      const name = random.pick(known);
      if (random.chance(0.12)) return [`${name}=${random.pick(values)}`];
      if (random.chance(0.08)) return [`${name}${random.pick(values)}`];
      if (random.chance(0.05)) return [name.slice(0, -1)];
      return random.chance(0.6) ? [name, random.pick(values)] : [name];
    }
    if (pick < 0.55) return [random.pick([...longs, ...shorts])];
    if (pick < 0.58) return [`-${random.pick(shorts).slice(1)}${random.pick(shorts).slice(1)}`];
    if (pick < 0.8 && words.length > 0) return [random.pick(words)];
    return [random.pick(values)];
  };
  return Array.from({ length: random.below(5) }, word).flat();
}
