import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { complaint, type Repository, readGit, runGit } from './git.ts';
import type { RemoteTip } from './hosted.ts';
import { commitOf, isObjectName, isPartial, isShallow, mergeBase } from './repository.ts';

/** Whether a fetch brought what it was sent for, and git's reason where it did not. */
export interface Fetched {
  readonly done: boolean;
  readonly complaint: string;
}

/** No tags, no submodules, no reference is written: the user's clone gets objects and nothing else. */
const quietly = [
  '-c',
  'http.lowSpeedLimit=1000',
  '-c',
  'http.lowSpeedTime=60',
  'fetch',
  '-q',
  '--no-tags',
  '--no-recurse-submodules',
  '--no-write-fetch-head',
];

async function fetch(repository: Repository, options: readonly string[], names: readonly string[]) {
  const args = [...quietly, ...options, '--stdin', '--end-of-options', 'origin'];
  return askOrigin(repository, args, names.map((name) => `${name}\n`).join(''));
}

/** Runs a command that speaks to `origin`, where that is allowed. */
async function askOrigin(repository: Repository, args: readonly string[], input = '') {
  return runGit(repository, args, input, repository.online);
}

/**
 * Brings blobs of a commit that a partial clone left out, all at once; a sparse checkout on a runner
 * makes such a clone. Those that cannot be had are told when they are read.
 */
export async function obtainBlobs(
  repository: Repository,
  commit: string,
  oids: readonly string[],
): Promise<void> {
  if (!repository.online || !(await isPartial(repository))) return;
  const walk = ['rev-list', '--objects', '--no-object-names', '--missing=print', '--no-walk'];
  const { stdout } = await runGit(repository, [...walk, commit, '--']);
  const missing = new Set(stdout.toString('latin1').split('\n'));
  const names = new Set(oids.filter((oid) => missing.has(`?${oid}`)));
  if (names.size > 0) await fetch(repository, [], [...names]);
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
  const reasons = [
    complaint(stderr),
    ...(hosted?.complaint ? [`the API: ${hosted.complaint}`] : []),
  ];
  return { done: false, complaint: reasons.join('; ') };
}

/**
 * The merge base of two commits. Where a shallow history does not show it the server is asked; without an
 * API history is deepened a few bounded steps, and cut off again where it was.
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
    const { code } = await fetch(repository, [`--deepen=${step}`], [one, other]);
    const fork = code === 0 ? await mergeBase(repository, one, other) : null;
    if (code !== 0 || fork !== null) return fork;
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

/** The branch or tag of a name at `origin`, `refs/tags/…` for a tag alone; null where none is reached. */
export async function remoteTip(repository: Repository, name: string): Promise<RemoteTip | null> {
  const format = await runGit(repository, ['check-ref-format', `refs/heads/${name}`]);
  if (format.code !== 0) return null;
  return (await listedTip(repository, name)) ?? (await repository.hosted?.tip(name)) ?? null;
}

async function listedTip(repository: Repository, name: string): Promise<RemoteTip | null> {
  const short = name.replace(/^refs\/tags\//, '');
  const branches = short === name ? [`refs/heads/${name}`] : [];
  const names = [...branches, `refs/tags/${short}`, `refs/tags/${short}^{}`];
  const { code, stdout } = await askOrigin(repository, ['ls-remote', '-q', 'origin', ...names]);
  if (code !== 0) return null;
  const lines = stdout.toString('utf8').split('\n');
  const commits = new Map(lines.map((line) => line.split('\t').reverse() as [string, string]));
  const [peeled = '', tag = '', branch = ''] = names.reverse().map((one) => commits.get(one));
  const commit = [branch, peeled, tag].find(isObjectName);
  return commit === undefined ? null : { commit, isBranch: commit === branch };
}

/** The names of the tags of `origin`: no history is needed to tell them. */
export async function remoteTags(repository: Repository): Promise<readonly string[]> {
  const args = ['ls-remote', '-q', '--tags', '--refs', 'origin'];
  const { code, stdout } = await askOrigin(repository, args);
  if (code !== 0) return (await repository.hosted?.tags()) ?? [];
  const names = [...stdout.toString('utf8').matchAll(/\trefs\/tags\/(.+)$/gm)];
  return names.map(([, name = '']) => name);
}
