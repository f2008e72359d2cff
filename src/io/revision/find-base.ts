import { code, type Message, msg } from '../../model/message.ts';
import type { Base, Tip } from '../../model/report.ts';
import { UsageError } from '../../model/usage-error.ts';
import { ensureCommit, mergeBaseDeepening } from '../git/fetch.ts';
import type { Repository } from '../git/git.ts';
import { missingRevisionError, unshallowAdvice } from '../git/missing-revision.ts';
import { mergeBase } from '../git/repository.ts';
import { isShallow } from '../git/shallow.ts';
import { type ResolvedRevision, resolveRevision } from './revision.ts';

/**
 * The base of a run, or the reason for its absence. The configuration at `tip`, the target branch, judges: an author
 * can choose where a branch starts, but not the content of the tip.
 */
export type FoundBase =
  | { readonly base: Base; readonly tip: Tip; readonly reason: null }
  | {
      readonly base: null;
      readonly tip: null;
      readonly reason: Message;
      readonly isFirst: boolean;
    };

/** A base at a commit; by default it is also the tip. */
export function foundBase(sha: string, how: string, tip: Tip = { sha, name: '' }): FoundBase {
  return namedBase({ base: { sha, how }, tip, reason: null }, tip.name);
}

/** The same base with a name, which does not name the tip. */
export function namedBase(found: FoundBase, name: string | undefined): FoundBase {
  if (!found.base || !name) return found;
  return { ...found, base: { ...found.base, name: shortName(name) } };
}

/** A branch or tag as people call it; `origin/HEAD` stays, because HEAD is another commit. */
function shortName(name: string): string {
  const short = name
    .replace(/\.\.\.$/, '')
    .replace(/^refs\/(?:heads|tags|remotes)\//, '')
    .replace(/^tags\//, '');
  return short === 'origin/HEAD' ? short : short.replace(/^origin\//, '');
}

/** No base, with the reason; `isFirst` if there was nothing before, so that nothing can break. */
export function noBase(reason: Message, { isFirst = false } = {}): FoundBase {
  return { base: null, tip: null, reason, isFirst };
}

/** References of the default branch, in order of preference. */
export const defaultBranches: readonly string[] = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/heads/main',
  'refs/remotes/origin/master',
  'refs/heads/master',
];

/**
 * The default base: the merge base of HEAD and the default branch. On the default branch it is the last pushed
 * commit, to compare unpushed commits and edits; without an `origin` it is HEAD. `commits` are those of
 * `defaultBranches`. Never uses the network.
 */
export async function defaultBase(
  repository: Repository,
  head: string,
  commits: readonly (string | null)[],
): Promise<FoundBase> {
  const index = commits.findIndex((commit) => commit !== null);
  const commit = commits[index];
  if (!commit) return noBase(msg`No default branch (origin/HEAD, main or master).`);
  const name = defaultBranches[index]?.replace(/^refs\/(heads|remotes)\//, '');
  const mergeBaseCommit = await mergeBase(repository, head, commit);
  if (mergeBaseCommit !== null)
    return foundBase(mergeBaseCommit, 'merge-base', { sha: commit, name: name ?? '' });
  if (!isShallow(repository))
    return noBase(msg`HEAD and ${code(name ?? '')} have no commit in common.`);
  throw shallowError(name, 'nothing: --base none');
}

/** A requested base, with the judged commit. */
export interface BaseRequest {
  readonly base: string;
  readonly head: string | null;
  /** True if both revisions were named; they are then compared directly, as in `git diff`. */
  readonly bothNamed?: boolean;
}

/**
 * The requested base: for a branch, its merge base with HEAD, because later commits of others are not changes of
 * HEAD; for other revisions, the commit itself; for `REVISION...`, its merge base with HEAD. Throws UsageError if it
 * is not available, because a missing base would hide all changes.
 */
export async function requestedBase(
  repository: Repository,
  request: BaseRequest,
): Promise<FoundBase> {
  const { base, head, bothNamed = false } = request;
  const name = base.replace(/\.\.\.$/, '');
  const named = await namedRevision(repository, name);
  const tip: Tip = { sha: named.commit, name };
  const withBaseNote = (base: FoundBase) => withNote(base, named.note);
  if (name === base && (!named.isBranch || bothNamed)) return withBaseNote(refBase(tip));
  const mergeBaseCommit = head && (await mergeBaseDeepening(repository, head, tip.sha));
  if (mergeBaseCommit) return withBaseNote(foundBase(mergeBaseCommit, 'merge-base', tip));
  if (head && isShallow(repository)) throw shallowError(name, `its tip: --base ${tip.sha}`);
  if (name === base) return withBaseNote(refBase(tip));
  throw new UsageError(
    `HEAD and "${name}" have no commit in common.`,
    `Compare with the revision itself: --base ${name}`,
  );
}

/** The named revision itself; a commit id is not a name of it. */
function refBase({ sha, name }: Tip): FoundBase {
  return namedBase(foundBase(sha, 'ref'), sha.startsWith(name) ? undefined : name);
}

/** Resolves the name of a base. Throws UsageError with advice if it is unknown. */
async function namedRevision(repository: Repository, name: string): Promise<ResolvedRevision> {
  const named = await resolveRevision(repository, name);
  const isUsable = named !== null && (await isAvailable(repository, named.commit));
  if (!named || !isUsable) throw await missingRevisionError(repository, name, 'base');
  return named;
}

async function isAvailable(repository: Repository, commit: string): Promise<boolean> {
  return !repository.online || (await ensureCommit(repository, commit)).succeeded;
}

function withNote(base: FoundBase, note: string | null): FoundBase {
  return base.base && note !== null ? { ...base, base: { ...base.base, note } } : base;
}

function shallowError(name: string | undefined, alternative: string): UsageError {
  return new UsageError(
    `This clone is shallow, so the merge base of HEAD and ${name} is unknown.`,
    `${unshallowAdvice.replace(/\.$/, '')}, or compare with ${alternative}`,
  );
}
