import type { Base, Tip } from '../../model/report.ts';
import { UsageError } from '../../model/usage-error.ts';
import { deepMergeBase, obtain } from '../git/fetch.ts';
import type { Repository } from '../git/git.ts';
import { deeper, missingRevision } from '../git/missing.ts';
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
export function found(sha: string, how: string, tip: Tip = { sha, name: '' }): FoundBase {
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
  const at = commits.findIndex((commit) => commit !== null);
  const commit = commits[at];
  if (!commit) return noBase('No default branch (origin/HEAD, main or master) is here.');
  const name = defaultBranches[at]?.replace(/^refs\/(heads|remotes)\//, '');
  const fork = await mergeBase(repository, head, commit);
  if (fork !== null) return found(fork, 'merge-base', { sha: commit, name: name ?? '' });
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
  const named = await namedRevision(repository, name);
  const tip: Tip = { sha: named.commit, name };
  const noted = (one: FoundBase) => withNote(one, named.note);
  if (name === base && (!named.isBranch || bothNamed)) return noted(found(tip.sha, 'ref'));
  const fork = head && (await deepMergeBase(repository, head, tip.sha));
  if (fork) return noted(found(fork, 'merge-base', tip));
  if (head && (await isShallow(repository))) throw tooShallow(name, `its tip: --base ${tip.sha}`);
  if (name === base) return noted(found(tip.sha, 'ref'));
  throw new UsageError(
    `HEAD and "${name}" have no commit in common.`,
    `Compare with the revision itself: --base ${name}`,
  );
}

/** A revision that was named as the base, or an error that says how to get it. */
async function namedRevision(repository: Repository, name: string): Promise<Named> {
  const named = await resolveRevision(repository, name);
  const isHere = named !== null && (await isHad(repository, named.commit));
  if (!named || !isHere) throw await missingRevision(repository, name, 'base');
  return named;
}

async function isHad(repository: Repository, commit: string): Promise<boolean> {
  return !repository.online || (await obtain(repository, commit)).done;
}

function withNote(one: FoundBase, note: string | null): FoundBase {
  return one.base && note !== null ? { ...one, base: { ...one.base, note } } : one;
}

function tooShallow(name: string | undefined, instead: string): UsageError {
  return new UsageError(
    `This clone is shallow, so nobody can say where HEAD left ${name}.`,
    `${deeper.replace(/\.$/, '')}, or compare with ${instead}`,
  );
}
