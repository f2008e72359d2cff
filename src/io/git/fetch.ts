import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../../model/usage-error.ts';
import { complaint, type Repository, readGit, runGit } from './git.ts';
import { deeper } from './missing.ts';
import { commitOf, isObjectName, isShallow, mergeBase } from './repository.ts';

/** Whether a fetch brought what it was sent for, and git's reason where it did not. */
export interface Fetched {
  readonly done: boolean;
  readonly complaint: string;
}

/** No tags, no submodules, no reference is written: the user's clone gets objects and nothing else. */
const quietly = ['fetch', '-q', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];

async function fetch(repository: Repository, options: readonly string[], names: readonly string[]) {
  const args = [...quietly, ...options, '--stdin', '--end-of-options', 'origin'];
  return askOrigin(repository, args, names.map((name) => `${name}\n`).join(''));
}

/** Runs a command that speaks to `origin`, where that is allowed. */
export async function askOrigin(repository: Repository, args: readonly string[], input = '') {
  const patient = ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=60'];
  return runGit(repository, [...patient, ...args], input, repository.online);
}

/**
 * Brings blobs that a partial clone left out, all at once; a sparse checkout on a runner makes such a clone.
 * Nothing is told of what is here: the server would leave out what it thinks belongs to that.
 */
export async function obtainBlobs(repository: Repository, oids: readonly string[]): Promise<void> {
  const args = ['-c', 'fetch.negotiationAlgorithm=noop', ...quietly];
  const input = oids.map((oid) => `${oid}\n`).join('');
  await askOrigin(repository, [...args, '--stdin', '--end-of-options', 'origin'], input);
}

/**
 * Makes sure a commit can be read: it is here, is fetched alone from `origin`, or is shown by the server's
 * API. A full clone stays full and a shallow one as shallow as it was: `--depth` would cut off the
 * history of a full one.
 */
export async function obtain(repository: Repository, commit: string): Promise<Fetched> {
  if (!isObjectName(commit)) return { done: false, complaint: `"${commit}" is no commit name` };
  if ((await commitOf(repository, commit)) !== null) return { done: true, complaint: '' };
  const depth = (await isShallow(repository)) ? ['--depth=1'] : [];
  const { code, stderr } = await fetch(repository, depth, [commit]);
  if (code === 0) return { done: true, complaint: '' };
  const { hosted } = repository;
  if (hosted && (await hosted.files(commit)) !== null) return { done: true, complaint: '' };
  return { done: false, complaint: refusalOf(repository, stderr) };
}

/** Why neither `origin` nor the server's API gave what was asked for. */
export function refusalOf({ hosted }: Repository, stderr: string): string {
  const api = hosted?.complaint ? [`the API: ${hosted.complaint}`] : [];
  return [complaint(stderr), ...api].join('; ');
}

/**
 * The merge base of two commits; null where they have none. Where a shallow history does not show it the server
 * is asked; without an API history is deepened a few bounded steps, and cut off again where it was. Throws
 * where nobody can be asked: that must not pass for two histories without a common commit.
 */
export async function deepMergeBase(
  repository: Repository,
  one: string,
  other: string,
): Promise<string | null> {
  const here = await mergeBase(repository, one, other);
  if (here !== null || !repository.online) return here;
  const told = await repository.hosted?.mergeBase(one, other);
  if (told) return (await obtain(repository, told)).done ? told : null;
  if (!(await isShallow(repository))) return null;
  const fork = await keepingDepth(repository, () => deepen(repository, one, other));
  return fork !== null && (await obtain(repository, fork)).done ? fork : null;
}

const ladder = [1, 20, 200];

async function deepen(repository: Repository, one: string, other: string): Promise<string | null> {
  for (const step of ladder) {
    const { code, stderr } = await fetch(repository, [`--deepen=${step}`], [one, other]);
    if (code !== 0) {
      throw new UsageError(
        `Nobody can say where the commit ${one} left ${other} (${refusalOf(repository, stderr)}).`,
        deeper,
      );
    }
    const fork = await mergeBase(repository, one, other);
    if (fork !== null) return fork;
  }
  return null;
}

/** Leaves the clone as shallow as it was: later steps of a job may count on it. */
async function keepingDepth<T>(repository: Repository, task: () => Promise<T>): Promise<T> {
  const printed = await readGit(repository, ['rev-parse', '--git-path', 'shallow']);
  const file = resolve(repository.workTree ?? repository.gitDir, printed.toString('utf8').trim());
  const depth = readFileSync(file);
  try {
    return await task();
  } finally {
    writeFileSync(file, depth);
  }
}
