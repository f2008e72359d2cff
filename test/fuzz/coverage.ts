import { Session } from 'node:inspector';

/** The parts of this program that ran, as V8 counts them. */
export class Coverage {
  readonly #session = new Session();
  readonly #seen = new Set<string>();
  readonly #file: string;

  /** `file` is the one whose parts count. */
  constructor(file: string) {
    this.#file = file;
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** How many parts have run so far. */
  get size(): number {
    return this.#seen.size;
  }

  /** Whether a part ran since this was last asked that never ran before. */
  isFresh(): boolean {
    let fresh = false;
    this.#take((part) => {
      if (!this.#seen.has(part)) fresh = true;
    });
    return fresh;
  }

  /** The same, and remembers what ran, and how often: one input's worth. */
  remember(): boolean {
    const before = this.#seen.size;
    this.#take((part, count) => {
      this.#seen.add(part);
      this.#seen.add(`${part} ${magnitude(count)}`);
    });
    return this.#seen.size > before;
  }

  #take(tell: (part: string, count: number) => void): void {
    // Within this thread the answer is there before `post` returns.
    this.#session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      for (const { url, functions } of result) {
        if (!url.endsWith(this.#file)) continue;
        for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
          if (count > 0) tell(`${startOffset} ${endOffset}`, count);
        }
      }
    });
  }
}

/** Once, some times, many times: more would never cease to be new. */
function magnitude(count: number): number {
  return Math.min(4, Math.floor(Math.log2(count) / 2));
}
