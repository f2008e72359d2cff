import type { SkillFile } from '../../model/skill.ts';
import type { HashAlgorithm, Hasher } from '../algorithm.ts';

/** What may be held back of one skill: a few files that come early in byte order and count late. */
const maxHeldBytes = 8 * 1024 * 1024;

/** A run of one algorithm over one skill, which takes files in any order and hashes them in its own. */
export class Run {
  readonly algorithm: HashAlgorithm;
  /** The files that count, in the order they are hashed in. */
  readonly files: readonly SkillFile[];
  #early: HeldFiles | null = null;
  #hasher: Hasher;
  #next = 0;
  /** Whether more came early than may be held: the files are to be read again, in order. */
  overflowed = false;

  constructor(algorithm: HashAlgorithm, files: readonly SkillFile[], ignore: string | null) {
    this.algorithm = algorithm;
    this.files = algorithm.select(files, ignore);
    this.#hasher = algorithm.begin();
  }

  /** Takes a piece of a file; `first` and `last` are the ends of that file. */
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

  /** Begins again, for the files in their order. */
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

/** Files that came before their turn. */
class HeldFiles {
  readonly #files = new Map<string, HeldFile>();
  #bytes = 0;

  /** Keeps a piece; false when that is more than may be held. */
  add(path: string, chunk: Uint8Array, size: number, last: boolean): boolean {
    const held = this.#files.get(path) ?? { size, chunks: [], isComplete: false };
    held.chunks.push(Buffer.from(chunk));
    held.isComplete = last;
    this.#files.set(path, held);
    this.#bytes += chunk.length;
    return this.#bytes <= maxHeldBytes;
  }

  /** A file whose turn it is, if all of it is here. */
  takeIfComplete(path: string): HeldFile | undefined {
    const held = this.#files.get(path);
    if (!held?.isComplete) return undefined;
    this.#files.delete(path);
    for (const chunk of held.chunks) this.#bytes -= chunk.length;
    return held;
  }
}
