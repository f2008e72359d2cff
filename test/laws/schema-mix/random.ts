/** A small pseudo-random generator with a seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed ^ 0x9e3779b9) >>> 0;
    for (let warm = 0; warm < 4; warm++) this.below(2);
  }

  /** An integer from 0 to `end`, exclusive. */
  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  /** True once in `times` on average. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T;
  }

  /** A random sublist of `min` to `max` entries, in order. */
  some<T>(from: readonly T[], min: number, max: number): T[] {
    const count = Math.min(from.length, min + this.below(max - min + 1));
    const left = [...from.keys()];
    while (left.length > count) left.splice(this.below(left.length), 1);
    return left.map((index) => from[index] as T);
  }
}
