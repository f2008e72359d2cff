import type { Problem } from '../model/finding.ts';
import type { LockFile } from '../model/lock.ts';
import type { FileTree } from '../model/tree.ts';
import type { TextFile } from '../syntax/text-file.ts';
import { lockFormats, parseLock } from './read.ts';
import { formatForFile, unrecognisedLock } from './unrecognised.ts';

/** The locks of a tree, and the problems of files that look like locks. */
export interface FoundLocks {
  readonly locks: readonly LockFile[];
  readonly lockProblems: readonly Problem[];
}

/**
 * Parses the locks among some files; `texts` has all readable files. A lock with the text of one in `parsedLocks` is
 * taken from there.
 */
export async function locksIn(
  tree: FileTree,
  paths: readonly string[],
  texts: ReadonlyMap<string, TextFile>,
  parsedLocks: readonly LockFile[] = [],
): Promise<FoundLocks> {
  const parsedByPath = new Map(parsedLocks.map((lock) => [lock.path, lock]));
  const locks: LockFile[] = [];
  const lockProblems: Problem[] = [];
  const unparsedPaths: string[] = [];
  for (const path of paths) {
    const { text = null, problems = [] } = texts.get(path) ?? {};
    const parsed = parsedByPath.get(path);
    if (parsed && parsed.text === text && problems.length === 0) {
      locks.push(parsed);
      continue;
    }
    const lock = text === null ? null : parseLock(path, text);
    if (lock) locks.push({ ...lock, problems: [...problems, ...lock.problems] });
    else if (text === null) unparsedPaths.push(path);
    else lockProblems.push(...[unrecognisedLock(path, text) ?? []].flat());
  }
  const sniffed = await sniffLocks(tree, unparsedPaths);
  for (const path of sniffed) {
    for (const problem of texts.get(path)?.problems ?? []) {
      const message = `${problem.message} No skill is verified against it.`;
      lockProblems.push({ ...problem, message, about: problem.rule });
    }
  }
  return { locks, lockProblems };
}

/** The unread files that may be locks, by name or by content. */
async function sniffLocks(tree: FileTree, paths: readonly string[]): Promise<readonly string[]> {
  const unnamed = paths.filter((path) => !hasLockName(path));
  const wordsByPath = new Map<string, Set<string>>();
  let tail = '';
  if (unnamed.length > 0) {
    await tree.read(unnamed, (path, chunk, _size, last) => {
      const text = tail + Buffer.from(chunk).toString('latin1');
      const foundWords = wordsByPath.get(path) ?? new Set();
      for (const word of markerWords) if (text.includes(word)) foundWords.add(word);
      wordsByPath.set(path, foundWords);
      tail = last ? '' : text.slice(-maxOverlap);
    });
  }
  return paths.filter((path) => hasLockName(path) || looksLikeLock(wordsByPath.get(path)));
}

/** A name identifies a lock only if one tool uses it: protobuf also has a `proto.lock`. */
function hasLockName(path: string): boolean {
  return Boolean(formatForFile(path)?.writer);
}

const markerWords = ['skills', ...lockFormats.map(({ field }) => field)];
const maxOverlap = Math.max(...markerWords.map(({ length }) => length)) - 1;

function looksLikeLock(foundWords: ReadonlySet<string> = new Set()): boolean {
  return foundWords.has('lockfile_version') || (foundWords.has('skills') && foundWords.size > 1);
}
