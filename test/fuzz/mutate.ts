/** Pseudo-random numbers, reproducible by seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** An integer below a limit (mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, limit);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

/** Sources of a mutation, in addition to the input. */
export interface Stock {
  /** Words of the language. */
  readonly words: readonly string[];
  /** Other inputs, for crossover. */
  readonly others: readonly Uint8Array[];
  /** Maximum size of an input. */
  readonly longest: number;
}

type Mutation = (bytes: Buffer, chance: Chance, stock: Stock) => Buffer;

const bytesThatMatter = Buffer.from(
  '\0\t\n\r "#%&\'*,-./0:;=?@[\\]^_`{|}~\x7f\x80\xbf\xc3\xed\xef\xff',
);

/** A random range of an input. */
function stretch(bytes: Buffer, chance: Chance, most = 64): [start: number, end: number] {
  const start = chance.below(bytes.length + 1);
  return [start, Math.min(bytes.length, start + chance.below(most))];
}

function spliced(bytes: Buffer, start: number, end: number, by: Uint8Array): Buffer {
  return Buffer.concat([bytes.subarray(0, start), by, bytes.subarray(end)]);
}

/** The start of the line at or before an offset. */
function lineStart(bytes: Buffer, index: number): number {
  return index === 0 ? 0 : bytes.lastIndexOf(10, index - 1) + 1;
}

function line(bytes: Buffer, chance: Chance): [start: number, end: number] {
  const start = lineStart(bytes, chance.below(bytes.length + 1));
  const end = bytes.indexOf(10, start);
  return [start, end === -1 ? bytes.length : end + 1];
}

const mutations: readonly Mutation[] = [
  (bytes, chance) => {
    const [start, end] = stretch(bytes, chance);
    return spliced(bytes, start, end, Buffer.alloc(0));
  },
  (bytes, chance) => {
    const index = chance.below(bytes.length + 1);
    const by =
      chance.below(2) === 0
        ? chance.below(256)
        : (bytesThatMatter[chance.below(bytesThatMatter.length)] ?? 0);
    return spliced(bytes, index, index + chance.below(2), Uint8Array.of(by));
  },
  (bytes, chance, { words }) => {
    const [start, end] = stretch(bytes, chance, 8);
    return spliced(
      bytes,
      start,
      chance.below(2) === 0 ? start : end,
      Buffer.from(chance.of(words)),
    );
  },
  (bytes, chance) => {
    const [start, end] = stretch(bytes, chance);
    const index = chance.below(bytes.length + 1);
    return spliced(bytes, index, index, bytes.subarray(start, end));
  },
  (bytes, chance) => {
    const [start, end] = stretch(bytes, chance, 24);
    const times = 1 << chance.below(9);
    return spliced(bytes, end, end, Buffer.concat(Array(times).fill(bytes.subarray(start, end))));
  },
  (bytes, chance) => {
    const [start, end] = line(bytes, chance);
    return spliced(bytes, start, end, Buffer.alloc(0));
  },
  (bytes, chance) => {
    const [start, end] = line(bytes, chance);
    const index = lineStart(bytes, chance.below(bytes.length + 1));
    return spliced(bytes, index, index, bytes.subarray(start, end));
  },
  (bytes, chance) => {
    const [start, end] = line(bytes, chance);
    return spliced(
      bytes,
      start,
      end,
      Buffer.concat([Buffer.from('  '), bytes.subarray(start, end)]),
    );
  },
  (bytes, chance, { others }) => {
    const other = chance.of(others);
    const [start, end] = stretch(Buffer.from(other), chance, 512);
    const [index, to] = stretch(bytes, chance);
    return spliced(bytes, index, to, other.subarray(start, end));
  },
  (bytes, chance, { others }) => {
    const other = chance.of(others);
    return Buffer.concat([
      bytes.subarray(0, chance.below(bytes.length + 1)),
      other.subarray(chance.below(other.length + 1)),
    ]);
  },
];

/** The input with a few typical errors or attacks. */
export function mutated(input: Uint8Array, chance: Chance, stock: Stock): Buffer {
  let bytes: Buffer = Buffer.from(input);
  for (let times = 1 << chance.below(4); times > 0; times--) {
    bytes = chance.of(mutations)(bytes, chance, stock);
  }
  return bytes.subarray(0, stock.longest);
}

/** Repeats a range of an input in place until it has the given size. */
export function grown(
  input: Uint8Array,
  [start, end]: readonly [number, number],
  size: number,
): Buffer {
  const bytes = Buffer.from(input);
  const piece = bytes.subarray(start, Math.max(end, start + 1));
  const times = Math.max(1, Math.ceil((size - bytes.length) / Math.max(1, piece.length)));
  return spliced(bytes, end, end, Buffer.concat(Array(times).fill(piece)));
}

/** A range to repeat. */
export function stretchOf(input: Uint8Array, chance: Chance): [start: number, end: number] {
  return chance.below(3) === 0
    ? line(Buffer.from(input), chance)
    : stretch(Buffer.from(input), chance, 1 << chance.below(8));
}
