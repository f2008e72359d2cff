import type { SkillFile } from '../../model/skill.ts';
import type { HashAlgorithm, Hasher } from '../algorithm.ts';

/** The limit on buffered bytes per skill, for the few files that precede their hash order. */
const maxBufferedBytes = 8 * 1024 * 1024;

/** A run of one algorithm over one skill; accepts files in any order and hashes them in the algorithm's order. */
export class Run {
  readonly algorithm: HashAlgorithm;
  /** The hashed files, in hash order. */
  readonly files: readonly SkillFile[];
  #buffered: BufferedFiles | null = null;
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
      this.#buffered ??= new BufferedFiles();
      this.overflowed = !this.#buffered.add(path, chunk, size, last);
      if (this.overflowed) this.#buffered = null;
      return;
    }
    if (first) this.#hasher.file(file, size);
    this.#hasher.chunk(chunk);
    if (!last) return;
    this.#next++;
    if (this.#buffered) this.#flush(this.#buffered);
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

  #flush(bufferedFiles: BufferedFiles): void {
    for (;;) {
      const file = this.files[this.#next];
      const buffered = file && bufferedFiles.takeIfComplete(file.path);
      if (!buffered) return;
      this.#hasher.file(file, buffered.size);
      for (const chunk of buffered.chunks) this.#hasher.chunk(chunk);
      this.#next++;
    }
  }
}

interface BufferedFile {
  readonly size: number;
  readonly chunks: Uint8Array[];
  isComplete: boolean;
}

/** Files received before their turn. */
class BufferedFiles {
  readonly #files = new Map<string, BufferedFile>();
  #bytes = 0;

  /** Buffers a chunk; false if the limit is exceeded. */
  add(path: string, chunk: Uint8Array, size: number, last: boolean): boolean {
    const buffered = this.#files.get(path) ?? { size, chunks: [], isComplete: false };
    buffered.chunks.push(Buffer.from(chunk));
    buffered.isComplete = last;
    this.#files.set(path, buffered);
    this.#bytes += chunk.length;
    return this.#bytes <= maxBufferedBytes;
  }

  /** Removes and returns a file if all of it is buffered. */
  takeIfComplete(path: string): BufferedFile | undefined {
    const buffered = this.#files.get(path);
    if (!buffered?.isComplete) return undefined;
    this.#files.delete(path);
    for (const chunk of buffered.chunks) this.#bytes -= chunk.length;
    return buffered;
  }
}
