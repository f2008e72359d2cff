import type { SkillFile } from '../../model/skill.ts';
import type { HashAlgorithm, Hasher } from '../algorithm.ts';

/** The limit on buffered bytes per skill, for the few files that precede their hash order. */
const maxHeldBytes = 8 * 1024 * 1024;

/** A run of one algorithm over one skill; accepts files in any order and hashes them in the algorithm's order. */
export class Run {
  readonly algorithm: HashAlgorithm;
  /** The hashed files, in hash order. */
  readonly files: readonly SkillFile[];
  #early: HeldFiles | null = null;
  #hasher: Hasher;
  #next = 0;
  /** Whether the buffer overflowed: the files must be read again, in hash order. */
  overflowed = false;

  constructor(algorithm: HashAlgorithm, files: readonly SkillFile[], ignore: string | null) {
    this.algorithm = algorithm;
    this.files = algorithm.select(files, ignore);
    this.#hasher = algorithm.begin();
  }

  /** Receives a chunk; `first` and `last` mark the ends of the file. */
  receive(path: string, chunk: Uint8Array, size: number, first: boolean, last: boolean): void {
    if (this.overflowed) return;
    const file = this.files[this.#next];
    if (file?.path !== path) {
      this.#early ??= new HeldFiles();
      this.overflowed = !this.#early.add(path, chunk, size, last);
      if (this.overflowed) this.#early = null;
      return;
    }
    if (first) this.#hasher.file(file, size);
    this.#hasher.chunk(chunk);
    if (!last) return;
    this.#next++;
    if (this.#early) this.#release(this.#early);
  }

  /** Restarts, for the files in hash order. */
  restart(): void {
    this.#hasher = this.algorithm.begin();
    this.#next = 0;
    this.overflowed = false;
  }

  end(): string {
    return this.#hasher.end();
  }

  #release(heldFiles: HeldFiles): void {
    for (;;) {
      const file = this.files[this.#next];
      const held = file && heldFiles.takeIfComplete(file.path);
      if (!held) return;
      this.#hasher.file(file, held.size);
      for (const chunk of held.chunks) this.#hasher.chunk(chunk);
      this.#next++;
    }
  }
}

interface HeldFile {
  readonly size: number;
  readonly chunks: Uint8Array[];
  isComplete: boolean;
}

/** Files received before their turn. */
class HeldFiles {
  readonly #files = new Map<string, HeldFile>();
  #bytes = 0;

  /** Buffers a chunk; false if the limit is exceeded. */
  add(path: string, chunk: Uint8Array, size: number, last: boolean): boolean {
    const held = this.#files.get(path) ?? { size, chunks: [], isComplete: false };
    held.chunks.push(Buffer.from(chunk));
    held.isComplete = last;
    this.#files.set(path, held);
    this.#bytes += chunk.length;
    return this.#bytes <= maxHeldBytes;
  }

  /** Removes and returns a file if all of it is buffered. */
  takeIfComplete(path: string): HeldFile | undefined {
    const held = this.#files.get(path);
    if (!held?.isComplete) return undefined;
    this.#files.delete(path);
    for (const chunk of held.chunks) this.#bytes -= chunk.length;
    return held;
  }
}
