import { Session } from 'node:inspector';

/** The covered blocks of this program, from V8's precise coverage. */
export class Coverage {
  readonly #session = new Session();
  readonly #seen = new Set<string>();
  readonly #file: string;

  /** `file` is the file to measure. */
  constructor(file: string) {
    this.#file = file;
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The number of blocks covered so far. */
  get size(): number {
    return this.#seen.size;
  }

  /** True if a new block was covered since the last call. */
  isFresh(): boolean {
    let fresh = false;
    this.#take((part) => {
      if (!this.#seen.has(part)) fresh = true;
    });
    return fresh;
  }

  /** The same, and records the covered blocks with their counts, for one input. */
  remember(): boolean {
    const before = this.#seen.size;
    this.#take((part, count) => {
      this.#seen.add(part);
      this.#seen.add(`${part} ${magnitude(count)}`);
    });
    return this.#seen.size > before;
  }

  #take(report: (part: string, count: number) => void): void {
    // Within one thread, `post` calls back before it returns.
    this.#session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      for (const { url, functions } of result) {
        if (!url.endsWith(this.#file)) continue;
        for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
          if (count > 0) report(`${startOffset} ${endOffset}`, count);
        }
      }
    });
  }
}

/** Buckets of counts: once, a few, many. Exact counts would be new forever. */
function magnitude(count: number): number {
  return Math.min(4, Math.floor(Math.log2(count) / 2));
}
