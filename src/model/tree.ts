import { createHash } from 'node:crypto';
import { compareText } from './text/text.ts';

/** A file in a tree. Files of submodules are not part of it. */
export interface TreeEntry {
  readonly path: string;
  readonly kind: 'file' | 'executable' | 'symlink';
}

/** A path where a tree has another repository instead of files. */
export interface Submodule {
  readonly path: string;
  /** The recorded commit; null for a repository on disk without a recorded commit. */
  readonly commit: string | null;
  /** Whether its files are entries of the tree anyway, as in a folder outside git. */
  readonly isRead: boolean;
}

/**
 * Receives a file in chunks; `size` is the size of the whole file, `last` marks the last chunk. A chunk is
 * valid until the call returns: the reader reuses its memory.
 */
export type ReceiveChunk = (path: string, chunk: Uint8Array, size: number, last: boolean) => void;

/** Why a listed file could not be read. */
export type ReadFailure = 'missing' | 'unreadable';

/** A read-only snapshot of files. */
export interface FileTree {
  /** Every file, in byte order of the paths. */
  readonly entries: readonly TreeEntry[];
  /** In byte order of the paths. */
  readonly submodules: readonly Submodule[];
  /** Whether each read starts a process: few large reads then cost less. */
  readonly startsProcess?: boolean | undefined;
  /** Reads files in the given order; resolves to the files that could not be read, with the reason. */
  read(paths: readonly string[], receive: ReceiveChunk): Promise<ReadonlyMap<string, ReadFailure>>;
  /** The git blob id of a file, if known; equal ids mean equal bytes. */
  id(path: string): string | undefined;
  /**
   * The blob ids that are known without reading, by path; null if nothing is known. A file that is left out may have
   * any bytes.
   */
  knownIds?(): Promise<ReadonlyMap<string, string> | null>;
  /**
   * The paths among some whose files may have a line that matches one of some patterns; null if only reading tells. The
   * patterns are regular expressions over bytes in the syntax that PCRE and ECMAScript share.
   */
  search?(
    paths: readonly string[],
    patterns: readonly string[],
  ): Promise<ReadonlySet<string> | null>;
}

/** Reads whole files as bytes. */
export async function readAll(
  tree: FileTree,
  paths: readonly string[],
): Promise<{ files: Map<string, Uint8Array>; failures: ReadonlyMap<string, ReadFailure> }> {
  const files = new Map<string, Uint8Array>();
  let chunks: Uint8Array[] = [];
  const failures = await tree.read(paths, (path, chunk, _size, last) => {
    chunks.push(Buffer.from(chunk));
    if (!last) return;
    files.set(path, chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    chunks = [];
  });
  return { files, failures };
}

/** Whether two lists have the same submodules at the same commits. */
export function areSameSubmodules(
  left: readonly Submodule[],
  right: readonly Submodule[],
): boolean {
  const isSame = ({ path, commit }: Submodule, index: number) =>
    right[index]?.path === path && right[index]?.commit === commit;
  return left.length === right.length && left.every(isSame);
}

/** The git blob id of some bytes. */
export function blobId(bytes: Uint8Array, format: 'sha1' | 'sha256' = 'sha1'): string {
  return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * A file of an in-memory tree that is not a plain file; `content` of a link is its target, of a submodule its
 * commit.
 */
export interface MemoryFile {
  readonly kind: TreeEntry['kind'] | 'submodule';
  readonly content: string | Uint8Array;
}

/** An in-memory tree of texts or bytes by path. */
export function memoryTree(
  files: Readonly<Record<string, string | Uint8Array | MemoryFile>>,
): FileTree {
  const contents = new Map<string, Uint8Array>();
  const entries: TreeEntry[] = [];
  const submodules: Submodule[] = [];
  for (const [path, file] of Object.entries(files)) {
    const { kind, content } = isMemoryFile(file) ? file : { kind: 'file' as const, content: file };
    if (kind === 'submodule') {
      submodules.push({ path, commit: String(content), isRead: false });
      continue;
    }
    contents.set(path, typeof content === 'string' ? Buffer.from(content, 'utf8') : content);
    entries.push({ path, kind });
  }
  entries.sort((a, b) => compareText(a.path, b.path));
  return {
    entries,
    submodules: submodules.sort((a, b) => compareText(a.path, b.path)),
    read: async (paths, receive) => {
      const failures = new Map<string, ReadFailure>();
      for (const path of paths) {
        const bytes = contents.get(path);
        if (bytes) receive(path, bytes, bytes.length, true);
        else failures.set(path, 'missing');
      }
      return failures;
    },
    id: (path) => {
      const bytes = contents.get(path);
      return bytes && blobId(bytes);
    },
    knownIds: async () => new Map(Array.from(contents, ([path, bytes]) => [path, blobId(bytes)])),
    search: async (paths, patterns) => {
      const expressions = patterns.map((source) => new RegExp(source, 'm'));
      const matches = (path: string) => {
        const text = Buffer.from(contents.get(path) ?? []).toString('latin1');
        return expressions.some((expression) => expression.test(text));
      };
      return new Set(paths.filter(matches));
    },
  };
}

function isMemoryFile(file: string | Uint8Array | MemoryFile): file is MemoryFile {
  return typeof file === 'object' && 'kind' in file;
}
