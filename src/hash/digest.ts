import type { Problem } from '../model/finding.ts';
import { join } from '../model/path.ts';
import type { SkillFile } from '../model/skill.ts';
import type { FileTree, ReadFailure } from '../model/tree.ts';
import type { HashAlgorithm, Hasher } from './algorithm.ts';
import * as catalog from './index.ts';
import { comparePaths } from './order.ts';
import { maximumIgnoreBytes } from './skillignore.ts';

/** The files of one skill, and the algorithms to hash them with. */
export interface HashRequest {
  readonly root: string;
  readonly files: readonly SkillFile[];
  /** The text of its `.skillignore`; null when it has none. */
  readonly ignore: string | null;
  readonly algorithms: readonly string[];
}

/** What hashing one skill gave. */
export interface Digests {
  /** By algorithm; empty when not every byte could be read, for half a hash is none. */
  readonly values: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

interface Run {
  readonly algorithm: HashAlgorithm;
  /** What it selected. */
  readonly files: readonly SkillFile[];
  readonly hasher: Hasher;
}

/** Hashes any number of skills in one pass over their files, holding one piece of one file at a time. */
export async function digestFiles(
  tree: FileTree,
  requests: readonly HashRequest[],
): Promise<readonly Digests[]> {
  const skills = requests.map((request) => ({ request, runs: begin(request) }));
  const readers = new Map<string, { hasher: Hasher; file: SkillFile }[]>();
  for (const { files, hasher } of skills.flatMap(({ runs }) => runs)) {
    for (const file of files) {
      const list = readers.get(file.path);
      if (list) list.push({ hasher, file });
      else readers.set(file.path, [{ hasher, file }]);
    }
  }
  let opened: string | null = null;
  const failures = await tree.read(
    [...readers.keys()].sort(comparePaths),
    (path, chunk, size, last) => {
      for (const { hasher, file } of readers.get(path) ?? []) {
        if (opened !== path) hasher.file(file, size);
        hasher.chunk(chunk);
      }
      opened = last ? null : path;
    },
  );
  return skills.map(({ request, runs }) => end(request, runs, failures));
}

function begin({ files, ignore, algorithms }: HashRequest): readonly Run[] {
  if (isTooLong(ignore)) return [];
  return Object.values(catalog)
    .filter(({ id }) => algorithms.includes(id))
    .map((algorithm) => ({
      algorithm,
      files: algorithm.select(files, ignore),
      hasher: algorithm.begin(),
    }));
}

function end(
  request: HashRequest,
  runs: readonly Run[],
  failures: ReadonlyMap<string, ReadFailure>,
): Digests {
  const unread = failures.size === 0 ? [] : request.files.filter(({ path }) => failures.has(path));
  const problems = isTooLong(request.ignore)
    ? [ignoreTooLong(request)]
    : unread.map(({ path }) => unreadable(path));
  const whole = problems.length === 0 ? runs : [];
  return {
    values: new Map(whole.map(({ algorithm, hasher }) => [algorithm.id, hasher.end()])),
    problems,
  };
}

function isTooLong(ignore: string | null): boolean {
  return ignore !== null && Buffer.byteLength(ignore) > maximumIgnoreBytes;
}

function ignoreTooLong({ root, ignore }: HashRequest): Problem {
  const size = Buffer.byteLength(ignore ?? '');
  const message = `The .skillignore has ${size} bytes; at most ${maximumIgnoreBytes} are read, so the skill has no hash.`;
  return { rule: 'file-too-large', message, at: { path: join(root, '.skillignore') } };
}

function unreadable(path: string): Problem {
  const message = 'The file belongs to a skill but cannot be read, so the skill has no hash.';
  return { rule: 'file-unreadable', message, at: { path } };
}
