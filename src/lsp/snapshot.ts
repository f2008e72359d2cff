import { blobId, type FileTree, type ReadFailure, type ReceiveChunk } from '../model/tree.ts';

/** Files up to this size are kept in memory, so that a keystroke reads nothing from the disk. */
const maxKeptBytes = 256 * 1024;
/** The most bytes that are kept in all. */
const maxKept = 256 * 1024 * 1024;
/** The most searches whose answers are kept. */
const maxSearches = 8;

/** What the snapshots of one scan share. */
interface Memory {
  readonly files: Map<string, Uint8Array>;
  /** What was found by the patterns of a search, by blob id. */
  readonly searches: Map<string, Map<string, boolean>>;
  kept: number;
}

/** A tree as it was read once, with the texts that an editor has not saved; cheap to derive and to read again. */
export class Snapshot implements FileTree {
  readonly entries: FileTree['entries'];
  readonly submodules: FileTree['submodules'];
  readonly #tree: FileTree;
  readonly #memory: Memory;
  readonly #edits: ReadonlyMap<string, Uint8Array>;
  /** Null until everything was read that a run reads. */
  #ids: ReadonlyMap<string, string> | null = null;

  private constructor(tree: FileTree, memory: Memory, edits: ReadonlyMap<string, Uint8Array>) {
    this.entries = tree.entries;
    this.submodules = tree.submodules;
    this.#tree = tree;
    this.#memory = memory;
    this.#edits = edits;
  }

  /** The tree with the texts of some of its files. */
  static of(tree: FileTree, edits: ReadonlyMap<string, Uint8Array> = new Map()): Snapshot {
    return new Snapshot(tree, { files: new Map(), searches: new Map(), kept: 0 }, new Map(edits));
  }

  /** The same with another text of one file. */
  with(path: string, bytes: Uint8Array): Snapshot {
    const next = new Snapshot(this.#tree, this.#memory, new Map(this.#edits).set(path, bytes));
    next.#ids = new Map(this.#ids).set(path, blobId(bytes));
    return next;
  }

  /** Takes the ids of all files, once everything was read that a run reads. */
  async freeze(): Promise<void> {
    const known = await this.#tree.knownIds?.();
    const ids = this.entries.map(
      ({ path }) => [path, this.#tree.id(path) ?? known?.get(path) ?? unreadId(path)] as const,
    );
    this.#ids = new Map([...ids, ...idsOf(this.#edits)]);
  }

  id(path: string): string | undefined {
    if (this.#ids) return this.#ids.get(path);
    const edited = this.#edits.get(path);
    return edited ? blobId(edited) : this.#tree.id(path);
  }

  async knownIds(): Promise<ReadonlyMap<string, string> | null> {
    if (this.#ids) return this.#ids;
    const known = await this.#tree.knownIds?.();
    return known ? new Map([...known, ...idsOf(this.#edits)]) : null;
  }

  /** Keeps the order of `paths`: batches of what is not in memory. */
  async read(
    paths: readonly string[],
    receive: ReceiveChunk,
  ): Promise<ReadonlyMap<string, ReadFailure>> {
    const failures = new Map<string, ReadFailure>();
    let unread: string[] = [];
    const readUnread = async () => {
      if (unread.length === 0) return;
      for (const [path, why] of await this.#tree.read(unread, this.#keeping(receive)))
        failures.set(path, why);
      unread = [];
    };
    for (const path of paths) {
      const bytes = this.#edits.get(path) ?? this.#memory.files.get(path);
      if (!bytes) {
        unread.push(path);
        continue;
      }
      await readUnread();
      receive(path, bytes, bytes.length, true);
    }
    await readUnread();
    return failures;
  }

  /** Searches in memory; the answers for files with the same bytes are kept. */
  async search(paths: readonly string[], patterns: readonly string[]) {
    const found = this.#searched(patterns.join('\n'));
    const idOf = (path: string) => `${path} ${this.id(path) ?? ''}`;
    const unknown = paths.filter((path) => !found.has(idOf(path)));
    const expressions = patterns.map((source) => new RegExp(source, 'm'));
    const hits = new Map<string, boolean>();
    const failures = await this.read(unknown, (path, chunk, size) => {
      const isWhole = chunk.length === size;
      const text = isWhole ? Buffer.from(chunk).toString('latin1') : '';
      hits.set(path, !isWhole || expressions.some((expression) => expression.test(text)));
    });
    for (const path of unknown) found.set(idOf(path), hits.get(path) ?? failures.has(path));
    return new Set(paths.filter((path) => found.get(idOf(path))));
  }

  #searched(key: string): Map<string, boolean> {
    const { searches } = this.#memory;
    const known = searches.get(key) ?? new Map<string, boolean>();
    searches.delete(key);
    searches.set(key, known);
    for (const oldest of searches.keys()) {
      if (searches.size <= maxSearches) break;
      searches.delete(oldest);
    }
    return known;
  }

  #keeping(receive: ReceiveChunk): ReceiveChunk {
    const memory = this.#memory;
    return (path, chunk, size, last) => {
      const isWhole = last && chunk.length === size;
      if (isWhole && size <= maxKeptBytes && memory.kept + size <= maxKept) {
        memory.files.set(path, Uint8Array.from(chunk));
        memory.kept += size;
      }
      receive(path, chunk, size, last);
    };
  }
}

function idsOf(files: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  return new Map(Array.from(files, ([path, bytes]) => [path, blobId(bytes)]));
}

/** Equal on both sides: a file that a whole run does not read decides nothing. */
function unreadId(path: string): string {
  return `unread ${path}`;
}
