import type { Problem } from '../model/finding.ts';
import { msg } from '../model/message.ts';
import type { SkillFile } from '../model/skill.ts';
import { join } from '../model/text/path.ts';
import type { FileTree, ReadFailure } from '../model/tree.ts';
import { algorithmNamed } from './algorithm-named.ts';
import { Run } from './ignore/run.ts';
import { maxIgnoreBytes } from './ignore/skillignore.ts';
import { comparePaths } from './order.ts';

/** The files of one skill, and the hash algorithms to run. */
export interface HashRequest {
  readonly root: string;
  readonly files: readonly SkillFile[];
  /** The text of its `.skillignore`; null if absent. */
  readonly ignore: string | null;
  readonly algorithms: readonly string[];
}

/** The digests of one skill. */
export interface Digests {
  /** By algorithm; empty if some file could not be read. */
  readonly values: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** Hashes any number of skills in one pass over their files, with a few chunks in memory at a time. */
export async function digestFiles(
  tree: FileTree,
  requests: readonly HashRequest[],
): Promise<readonly Digests[]> {
  const skills = requests.map((request) => ({ request, runs: startRuns(request) }));
  const runsByPath = new Map<string, Run[]>();
  for (const run of skills.flatMap(({ runs }) => runs)) {
    for (const { path } of run.files) {
      const runs = runsByPath.get(path);
      if (runs) runs.push(run);
      else runsByPath.set(path, [run]);
    }
  }
  const failures = await readFiles(tree, [...runsByPath.keys()].sort(comparePaths), (path) =>
    runsByPath.get(path),
  );
  for (const run of skills.flatMap(({ runs }) => runs).filter(({ overflowed }) => overflowed)) {
    run.restart();
    await readFiles(
      tree,
      run.files.map(({ path }) => path),
      () => [run],
    );
  }
  return skills.map(({ request, runs }) => finishRuns(request, runs, failures));
}

/** Reads the files in order and passes each chunk to its runs. */
function readFiles(
  tree: FileTree,
  paths: readonly string[],
  runsOf: (path: string) => readonly Run[] | undefined,
): Promise<ReadonlyMap<string, ReadFailure>> {
  let openPath: string | null = null;
  return tree.read(paths, (path, chunk, size, last) => {
    for (const run of runsOf(path) ?? []) run.receive(path, chunk, size, openPath !== path, last);
    openPath = last ? null : path;
  });
}

function startRuns({ files, ignore, algorithms }: HashRequest): readonly Run[] {
  if (isTooLong(ignore)) return [];
  return [...new Set(algorithms)].flatMap((id) => {
    const algorithm = algorithmNamed(id);
    return algorithm ? [new Run(algorithm, files, ignore)] : [];
  });
}

function finishRuns(
  request: HashRequest,
  runs: readonly Run[],
  failures: ReadonlyMap<string, ReadFailure>,
): Digests {
  const unreadFiles =
    failures.size === 0 ? [] : request.files.filter(({ path }) => failures.has(path));
  const problems = isTooLong(request.ignore)
    ? [ignoreTooLong(request)]
    : unreadFiles.map(({ path }) => unreadable(path));
  const completeRuns = problems.length === 0 ? runs : [];
  const values = new Map<string, string>();
  for (const run of completeRuns) {
    const value = run.end();
    if (value !== '') values.set(run.algorithm.id, value);
  }
  return { values, problems };
}

function isTooLong(ignore: string | null): boolean {
  return ignore !== null && Buffer.byteLength(ignore) > maxIgnoreBytes;
}

function ignoreTooLong({ root, ignore }: HashRequest): Problem {
  const message = msg`The .skillignore has ${Buffer.byteLength(ignore ?? '')} bytes, over the limit of ${maxIgnoreBytes}.`;
  const notes = [{ message: msg`The skill has no hash.` }];
  return { rule: 'file-too-large', message, notes, at: { path: join(root, '.skillignore') } };
}

function unreadable(path: string): Problem {
  const message = msg`Unreadable file: its skill has no hash.`;
  return { rule: 'file-unreadable', message, at: { path } };
}
