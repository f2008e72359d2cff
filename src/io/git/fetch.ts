import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../../model/usage-error.ts';
import { errorLine, type Repository, runGit } from './git.ts';
import { unshallowAdvice } from './missing-revision.ts';
import { commitOf, isObjectName, mergeBase } from './repository.ts';
import { isShallow, shallowFile } from './shallow.ts';

/** Result of a fetch, with the error message of git. */
export interface FetchResult {
  readonly succeeded: boolean;
  readonly error: string;
}

/** No tags, submodules or references: the clone gets only objects. */
const fetchArgs = ['fetch', '-q', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];

async function fetch(repository: Repository, options: readonly string[], names: readonly string[]) {
  const args = [...fetchArgs, ...options, '--stdin', '--end-of-options', 'origin'];
  return runOnOrigin(repository, args, names.map((name) => `${name}\n`).join(''));
}

/** Runs a command that contacts `origin`, if that is permitted. */
export async function runOnOrigin(repository: Repository, args: readonly string[], input = '') {
  const timeoutArgs = ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=60'];
  return runGit(repository, [...timeoutArgs, ...args], input, repository.online);
}

/**
 * Fetches blobs that a partial clone lacks, in one batch. Without negotiation: the server would omit blobs of commits
 * that this clone has, but a partial clone lacks them.
 */
export async function fetchMissingBlobs(
  repository: Repository,
  oids: readonly string[],
): Promise<void> {
  const args = ['-c', 'fetch.negotiationAlgorithm=noop', ...fetchArgs];
  const input = oids.map((oid) => `${oid}\n`).join('');
  await runOnOrigin(repository, [...args, '--stdin', '--end-of-options', 'origin'], input);
}

/**
 * Ensures that a commit is readable: local, fetched from `origin`, or listed by the API. Full clones stay full,
 * shallow clones keep their depth: `--depth` would truncate the history of a full clone.
 */
export async function ensureCommit(repository: Repository, commit: string): Promise<FetchResult> {
  if (!isObjectName(commit))
    return { succeeded: false, error: `"${commit}" is not a full commit SHA` };
  if ((await commitOf(repository, commit)) !== null) return { succeeded: true, error: '' };
  const depth = isShallow(repository) ? ['--depth=1'] : [];
  const { code, stderr } = await fetch(repository, depth, [commit]);
  if (code === 0) return { succeeded: true, error: '' };
  const { hosted } = repository;
  if (hosted && (await hosted.files(commit)) !== null) return { succeeded: true, error: '' };
  return { succeeded: false, error: refusalReason(repository, stderr) };
}

/** Explains why `origin` and the API failed to provide an object. */
export function refusalReason({ hosted }: Repository, stderr: string): string {
  const api = hosted?.lastError ? [`the API: ${hosted.lastError}`] : [];
  return [errorLine(stderr), ...api].join('; ');
}

/**
 * The merge base of two commits; null without one. For a shallow history, asks the API; without an API, deepens the
 * history in a few steps and restores its depth. Throws UsageError if both fail, because null means unrelated
 * histories.
 */
export async function mergeBaseDeepening(
  repository: Repository,
  commit: string,
  other: string,
): Promise<string | null> {
  const localBase = await mergeBase(repository, commit, other);
  if (localBase !== null || !repository.online) return localBase;
  const hostedBase = await repository.hosted?.mergeBase(commit, other);
  if (hostedBase) return (await ensureCommit(repository, hostedBase)).succeeded ? hostedBase : null;
  if (!isShallow(repository)) return null;
  const mergeBaseCommit = await withUnchangedDepth(repository, () =>
    deepen(repository, commit, other),
  );
  return mergeBaseCommit !== null && (await ensureCommit(repository, mergeBaseCommit)).succeeded
    ? mergeBaseCommit
    : null;
}

const deepenSteps = [1, 20, 200];

async function deepen(
  repository: Repository,
  commit: string,
  other: string,
): Promise<string | null> {
  for (const count of deepenSteps) {
    const { code, stderr } = await fetch(repository, [`--deepen=${count}`], [commit, other]);
    if (code !== 0) {
      throw new UsageError(
        `The merge base of the commits ${commit} and ${other} is unknown (${refusalReason(repository, stderr)}).`,
        unshallowAdvice,
      );
    }
    const mergeBaseCommit = await mergeBase(repository, commit, other);
    if (mergeBaseCommit !== null) return mergeBaseCommit;
  }
  return null;
}

/** Restores the depth of the clone, on which later steps of the job may depend. */
async function withUnchangedDepth<T>(repository: Repository, task: () => Promise<T>): Promise<T> {
  const file = shallowFile(repository);
  const boundary = readFileSync(file);
  try {
    return await task();
  } finally {
    writeFileSync(file, boundary);
  }
}
