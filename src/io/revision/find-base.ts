import type { Base, Tip } from '../../model/report.ts';
import { UsageError } from '../../model/usage-error.ts';
import { ensureCommit, mergeBaseDeepening } from '../git/fetch.ts';
import type { Repository } from '../git/git.ts';
import { missingRevisionError, unshallowAdvice } from '../git/missing-revision.ts';
import { isShallow, mergeBase } from '../git/repository.ts';
import { type Named, resolveRevision } from './revision.ts';

/**
 * What a run compares with: a commit, or nothing and the sentence that says why. The configuration that judges is
 * that of `tip`, the branch the change goes into: the author chooses where a branch begins, not what the tip holds.
 */
export type FoundBase =
  | { readonly base: Base; readonly tip: Tip; readonly reason: null }
  | { readonly base: null; readonly tip: null; readonly reason: string };

/** A base of this commit, which is the tip itself where none is given. */
export function foundBase(sha: string, how: string, tip: Tip = { sha, name: '' }): FoundBase {
  return { base: { sha, how }, tip, reason: null };
}

/** No base, for this reason. */
export function noBase(reason: string): FoundBase {
  return { base: null, tip: null, reason };
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
  const index = commits.findIndex((commit) => commit !== null);
  const commit = commits[index];
  if (!commit) return noBase('No default branch (origin/HEAD, main or master) is here.');
  const name = defaultBranches[index]?.replace(/^refs\/(heads|remotes)\//, '');
  const forkPoint = await mergeBase(repository, head, commit);
  if (forkPoint !== null)
    return foundBase(forkPoint, 'merge-base', { sha: commit, name: name ?? '' });
  if (!(await isShallow(repository))) return noBase(`HEAD and ${name} have no commit in common.`);
  throw shallowError(name, 'nothing: --base none');
}

/** What a base is asked for: the commit that is judged, and whether it was named beside the base. */
export interface BaseRequest {
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
export async function requestedBase(
  repository: Repository,
  request: BaseRequest,
): Promise<FoundBase> {
  const { base, head, bothNamed = false } = request;
  const name = base.replace(/\.\.\.$/, '');
  const named = await namedRevision(repository, name);
  const tip: Tip = { sha: named.commit, name };
  const noted = (one: FoundBase) => withNote(one, named.note);
  if (name === base && (!named.isBranch || bothNamed)) return noted(foundBase(tip.sha, 'ref'));
  const forkPoint = head && (await mergeBaseDeepening(repository, head, tip.sha));
  if (forkPoint) return noted(foundBase(forkPoint, 'merge-base', tip));
  if (head && (await isShallow(repository))) throw shallowError(name, `its tip: --base ${tip.sha}`);
  if (name === base) return noted(foundBase(tip.sha, 'ref'));
  throw new UsageError(
    `HEAD and "${name}" have no commit in common.`,
    `Compare with the revision itself: --base ${name}`,
  );
}

/** A revision that was named as the base, or an error that says how to get it. */
async function namedRevision(repository: Repository, name: string): Promise<Named> {
  const named = await resolveRevision(repository, name);
  const isHere = named !== null && (await isHad(repository, named.commit));
  if (!named || !isHere) throw await missingRevisionError(repository, name, 'base');
  return named;
}

async function isHad(repository: Repository, commit: string): Promise<boolean> {
  return !repository.online || (await ensureCommit(repository, commit)).succeeded;
}

function withNote(one: FoundBase, note: string | null): FoundBase {
  return one.base && note !== null ? { ...one, base: { ...one.base, note } } : one;
}

function shallowError(name: string | undefined, alternative: string): UsageError {
  return new UsageError(
    `This clone is shallow, so nobody can say where HEAD left ${name}.`,
    `${unshallowAdvice.replace(/\.$/, '')}, or compare with ${alternative}`,
  );
}
