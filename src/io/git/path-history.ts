import type { History, HistoryCommit, HistoryFile } from '../../model/sides.ts';
import { decodePath } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { readBlobs } from './blobs.ts';
import { completeTree } from './complete-tree.ts';
import { type Repository, splitNulTerminated, startGit } from './git.ts';
import { isShallow } from './shallow.ts';
import { gitTree } from './tree.ts';

/** Larger files describe no plugin. */
const maxBytes = 4 * 1024 * 1024;

/** The history along the first parents of a commit; a merge counts as one commit. */
export function commitHistory(repository: Repository, commit: string): History {
  return {
    commits: (paths) => commitsOf(repository, commit, paths),
    texts: (ids) => textsOf(repository, ids),
    treeAt: async (sha) => completeTree(await gitTree(repository, sha), sha),
  };
}

/** Reads git's output while it arrives; git ends early if the caller stops. */
async function* commitsOf(
  repository: Repository,
  commit: string,
  paths: readonly string[],
): AsyncGenerator<readonly HistoryCommit[]> {
  const isCut = isShallow(repository);
  const { child, ended } = startGit(repository, [
    ...wordList(`
    --literal-pathspecs log --first-parent --diff-merges=first-parent --raw --no-abbrev -z
    --no-renames --no-show-signature --no-notes
    `),
    '--format=%x01%H %cs %P',
    commit,
    '--',
    ...paths,
  ]);
  child.stdin.end();
  const parser = new LogParser(isCut);
  try {
    for await (const piece of child.stdout) {
      const commits = parser.push(piece as Buffer);
      if (commits.length > 0) yield commits;
    }
    const rest = parser.end();
    if (rest.length > 0) yield rest;
  } finally {
    child.kill();
    await ended;
  }
}

/** Parses `git log --raw -z` in pieces: a header, then modes and ids and a path for each file. */
class LogParser {
  readonly #isShallow: boolean;
  #rest: Buffer = Buffer.alloc(0);
  #open: (HistoryCommit & { readonly files: HistoryFile[] }) | null = null;
  #ids: readonly [string | null, string | null] | null = null;

  constructor(isShallow: boolean) {
    this.#isShallow = isShallow;
  }

  /** The commits that are complete after a piece. */
  push(piece: Buffer): readonly HistoryCommit[] {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece;
    const end = bytes.lastIndexOf(0) + 1;
    this.#rest = bytes.subarray(end);
    const complete: HistoryCommit[] = [];
    for (const record of splitNulTerminated(bytes.subarray(0, end))) {
      const finished = this.#read(record);
      if (finished) complete.push(finished);
    }
    return complete;
  }

  /** The last commit. */
  end(): readonly HistoryCommit[] {
    return this.#open ? [this.#open] : [];
  }

  /** Reads a record; a new header completes the commit before it. */
  #read(record: Buffer): HistoryCommit | null {
    if (this.#ids) {
      const [before, after] = this.#ids;
      this.#open?.files.push({ path: decodePath(record), before, after });
      this.#ids = null;
      return null;
    }
    const text = record.toString('latin1');
    const headerAt = text.indexOf('\x01');
    if (headerAt !== -1) {
      const [sha = '', date = '', ...parents] = text
        .slice(headerAt + 1)
        .trim()
        .split(' ');
      const finished = this.#open;
      this.#open = { sha, date, isCutOff: this.#isShallow && parents.length === 0, files: [] };
      return finished;
    }
    const [, before = '', after = ''] = /:\d+ \d+ (\w+) (\w+)/.exec(text) ?? [];
    this.#ids = [blobOf(before), blobOf(after)];
    return null;
  }
}

/** Git writes zeros for a file that is not there. */
function blobOf(id: string): string | null {
  return /[^0]/.test(id) ? id : null;
}

async function textsOf(
  repository: Repository,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  let pieces: Buffer[] = [];
  const requests = [...new Set(ids)].map((oid) => ({ path: oid, oid }));
  await readBlobs(repository, requests, (oid, piece, size, last) => {
    if (size <= maxBytes) pieces.push(Buffer.from(piece));
    if (!last) return;
    if (size <= maxBytes) texts.set(oid, Buffer.concat(pieces).toString('utf8'));
    pieces = [];
  });
  return texts;
}
