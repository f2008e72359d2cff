import type { Base } from '../model/report.ts';
import { UsageError } from '../model/usage-error.ts';
import { deepMergeBase, obtain } from './fetch.ts';
import type { Repository } from './git.ts';
import { deeper, missingRevision } from './missing.ts';
import { remoteTip } from './remote.ts';
import { commitOf, isBranch, isObjectName, isShallow, mergeBase } from './repository.ts';

/** What a run compares with: a commit, or nothing and the sentence that says why. */
export type FoundBase =
  | { readonly base: Base; readonly reason: null }
  | { readonly base: null; readonly reason: string };

/** A base of this commit. */
export function found(sha: string, how: string): FoundBase {
  return { base: { sha, how }, reason: null };
}

/** No base, for this reason. */
export function noBase(reason: string): FoundBase {
  return { base: null, reason };
}

/** Where the default branch may stand, first come first served. */
export const defaultBranches: readonly string[] = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/heads/main',
  'refs/remotes/origin/master',
  'refs/heads/master',
];

/**
 * The base where none was asked for: the commit at which HEAD left the default branch. On the default
 * branch itself that is the last commit `origin` has, so commits not yet pushed and edits are
 * compared; without an `origin` it is HEAD, and only edits are. `commits` are those the default
 * branches stand at. The network is never touched.
 */
export async function defaultBase(
  repository: Repository,
  head: string,
  commits: readonly (string | null)[],
): Promise<FoundBase> {
  const at = commits.findIndex((commit) => commit !== null);
  const commit = commits[at];
  if (!commit) return noBase('No default branch (origin/HEAD, main or master) is here.');
  const name = defaultBranches[at]?.replace(/^refs\/(heads|remotes)\//, '');
  const fork = await mergeBase(repository, head, commit);
  if (fork !== null) return found(fork, 'merge-base');
  if (!(await isShallow(repository))) return noBase(`HEAD and ${name} have no commit in common.`);
  throw tooShallow(name, 'nothing: --base none');
}

/** What a base is asked for: the commit that is judged, and whether it was named beside the base. */
export interface Asked {
  readonly base: string;
  readonly head: string | null;
  /** Two revisions that were both named are compared as they stand, as in `git diff`. */
  readonly bothNamed?: boolean;
}

/**
 * The base that was asked for. A branch means the commit at which HEAD left it, so that what others
 * did there since is not blamed on HEAD; a tag, a commit and any other revision means itself, and
 * `REVISION...` where HEAD left that. Throws when it cannot be had: that must never pass for "no
 * changes".
 */
export async function askedBase(repository: Repository, asked: Asked): Promise<FoundBase> {
  const { base, head, bothNamed = false } = asked;
  const name = base.replace(/\.\.\.$/, '');
  const tip = (await localTip(repository, name)) ?? (await fetchedTip(repository, name));
  if (tip === null) throw await missingRevision(repository, name, 'base');
  if (name === base && (!tip.isBranch || bothNamed)) return found(tip.commit, 'ref');
  const fork = head && (await deepMergeBase(repository, head, tip.commit));
  if (fork) return found(fork, 'merge-base');
  if (head && (await isShallow(repository)))
    throw tooShallow(name, `its tip: --base ${tip.commit}`);
  if (name === base) return found(tip.commit, 'ref');
  throw new UsageError(
    `HEAD and "${name}" have no commit in common.`,
    `Compare with the revision itself: --base ${name}`,
  );
}

function tooShallow(name: string | undefined, instead: string): UsageError {
  return new UsageError(
    `This clone is shallow, so nobody can say where HEAD left ${name}.`,
    `${deeper.replace(/\.$/, '')}, or compare with ${instead}`,
  );
}

interface Tip {
  readonly commit: string;
  readonly isBranch: boolean;
}

async function localTip(repository: Repository, name: string): Promise<Tip | null> {
  const commit = await commitOf(repository, name);
  return commit === null ? null : { commit, isBranch: await isBranch(repository, name) };
}

/** What `origin` calls so, fetched where that is allowed. */
async function fetchedTip(repository: Repository, name: string): Promise<Tip | null> {
  if (!repository.online) return null;
  const tip = isObjectName(name)
    ? { commit: name, isBranch: false }
    : await remoteTip(repository, name.replace(/^origin\//, ''));
  return tip !== null && (await obtain(repository, tip.commit)).done ? tip : null;
}
