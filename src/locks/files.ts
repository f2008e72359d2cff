import type { Problem } from '../model/finding.ts';
import type { LockFile } from '../model/lock.ts';
import type { FileTree } from '../model/tree.ts';
import type { TextFile } from '../syntax/text-file.ts';
import type { PlainLock } from './plain-form.ts';
import { lockFormats, parseLock, parsePlainLock } from './read.ts';
import { verifiesNothing } from './unreadable.ts';
import { formatForFile, unrecognisedLock } from './unrecognised.ts';

/** The locks of a tree, and the problems of files that look like locks. */
export interface FoundLocks {
  readonly locks: readonly LockFile[];
  readonly lockProblems: readonly Problem[];
}

/** The locks of which only some entries are parsed. */
export interface LockFocus {
  /** The locks by path, divided into their entries. */
  readonly locks: ReadonlyMap<string, PlainLock>;
  readonly isRead: (id: string) => boolean;
}

/** What is known before the locks of a tree are parsed. */
export interface LockOptions {
  /** The locks of another tree: one with the same text is taken from there. */
  readonly parsedLocks?: readonly LockFile[] | undefined;
  readonly focus?: LockFocus | undefined;
}

/** Parses the locks among some files; `texts` has all readable files. */
export async function locksIn(
  tree: FileTree,
  paths: readonly string[],
  texts: ReadonlyMap<string, TextFile>,
  { parsedLocks = [], focus }: LockOptions = {},
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
    const lock = text === null ? null : parseText(path, text, focus);
    if (lock) locks.push({ ...lock, problems: [...problems, ...lock.problems] });
    else if (text === null) unparsedPaths.push(path);
    else lockProblems.push(...[unrecognisedLock(path, text) ?? []].flat());
  }
  const sniffed = await sniffLocks(tree, unparsedPaths);
  for (const path of sniffed) {
    for (const problem of texts.get(path)?.problems ?? []) {
      const notes = [...(problem.notes ?? []), { message: verifiesNothing }];
      lockProblems.push({ ...problem, notes, about: problem.rule });
    }
  }
  return { locks, lockProblems };
}

function parseText(path: string, text: string, focus: LockFocus | undefined): LockFile | null {
  const plain = focus?.locks.get(path);
  return focus && plain ? parsePlainLock(path, text, plain, focus.isRead) : parseLock(path, text);
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
