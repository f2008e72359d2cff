import type { Problem } from '../model/finding.ts';
import type { LockFile } from '../model/lock.ts';
import type { FileTree } from '../model/tree.ts';
import type { Text } from '../syntax/text-file.ts';
import { lockFormats, readLock } from './read.ts';
import { formatByName, unrecognised } from './unrecognised.ts';

/** The locks of a tree, and what is wrong with files that look like one. */
export interface LocksFound {
  readonly locks: readonly LockFile[];
  readonly lockProblems: readonly Problem[];
}

/** Reads the locks among some files, whose texts are known as far as they can be read. */
export async function locksIn(
  tree: FileTree,
  paths: readonly string[],
  texts: ReadonlyMap<string, Text>,
): Promise<LocksFound> {
  const locks: LockFile[] = [];
  const lockProblems: Problem[] = [];
  const unread: string[] = [];
  for (const path of paths) {
    const { text = null, problems = [] } = texts.get(path) ?? {};
    const lock = text === null ? null : readLock(path, text);
    if (lock) locks.push({ ...lock, problems: [...problems, ...lock.problems] });
    else if (text === null) unread.push(path);
    else lockProblems.push(...[unrecognised(path, text) ?? []].flat());
  }
  const meant = await likeLocks(tree, unread);
  for (const path of meant) {
    for (const problem of texts.get(path)?.problems ?? []) {
      const message = `${problem.message} No skill is verified against it.`;
      lockProblems.push({ ...problem, message, about: problem.rule });
    }
  }
  return { locks, lockProblems };
}

/** Of files that are not read whole those that may be locks: by their names, or by the words in them. */
async function likeLocks(tree: FileTree, paths: readonly string[]): Promise<readonly string[]> {
  const others = paths.filter((path) => !isByName(path));
  const found = new Map<string, Set<string>>();
  let end = '';
  if (others.length > 0) {
    await tree.read(others, (path, chunk, _size, last) => {
      const text = end + Buffer.from(chunk).toString('latin1');
      const seen = found.get(path) ?? new Set();
      for (const word of words) if (text.includes(word)) seen.add(word);
      found.set(path, seen);
      end = last ? '' : text.slice(-longest);
    });
  }
  return paths.filter((path) => isByName(path) || isLike(found.get(path)));
}

/** The name alone tells where only one tool uses it: `proto.lock` is also protobuf's. */
function isByName(path: string): boolean {
  return Boolean(formatByName(path)?.writer);
}

const words = ['skills', ...lockFormats.map(({ field }) => field)];
const longest = Math.max(...words.map(({ length }) => length)) - 1;

function isLike(seen: ReadonlySet<string> = new Set()): boolean {
  return seen.has('lockfile_version') || (seen.has('skills') && seen.size > 1);
}
