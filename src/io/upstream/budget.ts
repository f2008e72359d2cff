import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The limits of one source. A source beyond one of them counts as unreachable, except for large files. */
export interface Budget {
  /** Milliseconds for all requests to the source. */
  readonly timeMs: number;
  /** Bytes of a repository on the disk, or of all that a site sends, which is kept in memory. */
  readonly bytes: number;
  /** Bytes of one file; larger files are not read. */
  readonly fileBytes: number;
  /** Files of the whole source. */
  readonly files: number;
}

/** The budget of each source. */
export const defaultBudget: Budget = {
  timeMs: 60_000,
  bytes: 64 * 1024 * 1024,
  fileBytes: 1024 * 1024,
  files: 200_000,
};

/** Counts bytes against a limit. */
export interface Meter {
  readonly limit: number;
  /** Counts some more; false from the limit on. */
  readonly count: (bytes: number) => boolean;
}

/** A meter at zero. */
export function createMeter(limit: number): Meter {
  let total = 0;
  return {
    limit,
    count(bytes) {
      total += bytes;
      return total <= limit;
    },
  };
}

/** Memory of one process: an endless list of references ends here. */
const maxMemory = 1024 * 1024 * 1024;

const limiters = ['/usr/bin/prlimit', '/bin/prlimit'];

/** The words before a command that limit its memory and the size of each file it writes; null on systems without them. */
export function limiterPrefix({ bytes }: Budget): readonly string[] | null {
  const program = process.platform === 'linux' ? limiters.find((path) => existsSync(path)) : null;
  return program ? [program, `--as=${maxMemory}`, `--fsize=${bytes}`, '--core=0', '--'] : null;
}

/** The bytes of all files below a folder, as far as they can be read: git removes files meanwhile. */
export function folderBytes(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSafely(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += folderBytes(path);
    else bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

function readdirSafely(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
