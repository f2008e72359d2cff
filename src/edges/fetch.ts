import { complaint, type Repository, runGit } from './git.ts';
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
 * Makes sure a commit is here, by fetching that one commit from `origin`. A full clone stays full and
 * a shallow one as shallow as it was: `--depth` would cut off the history of a full one.
 */
export async function obtain(repository: Repository, commit: string): Promise<Fetched> {
  if (!isObjectName(commit)) return { done: false, complaint: `"${commit}" is no commit name` };
  if ((await commitOf(repository, commit)) !== null) return { done: true, complaint: '' };
  const depth = (await isShallow(repository)) ? ['--depth=1'] : [];
  const { code, stderr } = await fetch(repository, depth, [commit]);
  return { done: code === 0, complaint: code === 0 ? '' : complaint(stderr) };
}

const ladder = [1, 20, 200];

/** The merge base of two commits that are here; a shallow history is deepened a few bounded steps. */
export async function deepMergeBase(
  repository: Repository,
  one: string,
  other: string,
): Promise<string | null> {
  const found = await mergeBase(repository, one, other);
  if (found !== null || !repository.online || !(await isShallow(repository))) return found;
  for (const step of ladder) {
    const { code } = await fetch(repository, [`--deepen=${step}`], [one, other]);
    const deeper = code === 0 ? await mergeBase(repository, one, other) : null;
    if (code !== 0 || deeper !== null) return deeper;
  }
  return null;
}

/** A branch or tag of `origin`. */
export interface RemoteTip {
  readonly commit: string;
  readonly isBranch: boolean;
}

/** The branch or tag of a name at `origin`; null where it has none, or is not reached. */
export async function remoteTip(repository: Repository, name: string): Promise<RemoteTip | null> {
  const format = await runGit(repository, ['check-ref-format', `refs/heads/${name}`]);
  if (format.code !== 0) return null;
  const names = [`refs/heads/${name}`, `refs/tags/${name}`, `refs/tags/${name}^{}`];
  const { code, stdout } = await askOrigin(repository, ['ls-remote', '-q', 'origin', ...names]);
  if (code !== 0) return null;
  const lines = stdout.toString('utf8').split('\n');
  const commits = new Map(lines.map((line) => line.split('\t').reverse() as [string, string]));
  const [branch = '', tag = '', peeled = ''] = names.map((one) => commits.get(one));
  const commit = [branch, peeled, tag].find(isObjectName);
  return commit === undefined ? null : { commit, isBranch: commit === branch };
}
