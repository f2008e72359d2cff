import { didYouMean } from '../model/nearest.ts';
import type { Base } from '../model/report.ts';
import { UsageError } from '../model/usage-error.ts';
import { deepMergeBase, obtain, remoteCommit } from './fetch.ts';
import { type Repository, readGit } from './git.ts';
import { commitOf, isObjectName, isShallow, mergeBase } from './repository.ts';

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

/** Where the default branch may stand, first come first served (SPEC: origin/HEAD, main, master). */
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
  throw new UsageError(
    `This clone is shallow, so nobody can say where HEAD left ${name}.`,
    `${deeper} Or compare with nothing: --base none`,
  );
}

const deeper =
  'Get more history: git fetch --unshallow (fetch-depth: 0 for actions/checkout, GIT_DEPTH: 0 for GitLab).';

/**
 * The base that was asked for: a revision, or `REVISION...` for the commit at which HEAD left it, as
 * in `git diff`. Throws when it cannot be had: that must never pass for "no changes".
 */
export async function askedBase(
  repository: Repository,
  head: string | null,
  asked: string,
): Promise<FoundBase> {
  const name = asked.replace(/\.\.\.$/, '');
  const commit = (await commitOf(repository, name)) ?? (await fetchedCommit(repository, name));
  if (commit === null) throw await notHere(repository, name);
  if (name === asked) return found(commit, 'ref');
  const fork = head && (await deepMergeBase(repository, head, commit));
  if (fork) return found(fork, 'merge-base');
  throw new UsageError(
    `HEAD and "${name}" have no commit in common here.`,
    (await isShallow(repository)) ? deeper : `Compare with the revision itself: --base ${name}`,
  );
}

async function fetchedCommit(repository: Repository, name: string): Promise<string | null> {
  if (!repository.online) return null;
  const commit = isObjectName(name)
    ? name
    : await remoteCommit(repository, name.replace(/^origin\//, ''));
  return commit !== null && (await obtain(repository, commit)).done ? commit : null;
}

async function notHere(repository: Repository, name: string): Promise<UsageError> {
  if (!/^[^-]/.test(name)) {
    return new UsageError(
      `The base "${name}" is no revision.`,
      'Name a branch, a tag or a commit.',
    );
  }
  const refs = ['for-each-ref', '--count=1000', '--format=%(refname:short)'];
  const known = (await readGit(repository, refs)).toString('utf8').split('\n');
  const cures = [
    known.includes(`origin/${name}`) ? `Did you mean "origin/${name}"?` : didYouMean(name, known),
    fetchAdvice(name),
    (await isShallow(repository)) ? deeper : undefined,
  ];
  return new UsageError(
    `The base "${name}" is no commit of this clone.`,
    cures.filter((cure) => cure !== undefined).join(' ') || undefined,
  );
}

function fetchAdvice(name: string): string | undefined {
  if (isObjectName(name)) return `Fetch it first: git fetch origin ${name}`;
  const branch = name.replace(/^origin\//, '');
  return /^[\w./-]+$/.test(branch)
    ? `Fetch it first: git fetch origin ${branch}:refs/remotes/origin/${branch} (and name it origin/${branch}).`
    : undefined;
}
