import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../model/usage-error.ts';
import { ensureCommit } from '../git/fetch.ts';
import { type Repository, readGit, runGit } from '../git/git.ts';
import { remoteNames } from '../git/remote.ts';
import {
  commitOf,
  commitsOf,
  isObjectName,
  isRevision,
  readGitSettings,
} from '../git/repository.ts';

/** A resolved revision. */
export interface ResolvedRevision {
  readonly commit: string;
  readonly isBranch: boolean;
  /** Notes that another branch of the same name was not used; null without one. */
  readonly note: string | null;
}

/** A reference or commit that a name may mean. */
interface RefCandidate {
  /** Description for messages. */
  readonly label: string;
  readonly commit: string;
  /** The reference in this clone; null for a branch that only `origin` has, empty for such a tag. */
  readonly ref: string | null;
}

/**
 * Resolves a revision; null if it is not available. git prefers a tag to a branch of the same name; here the order is
 * the branch of `origin`, the local branch, the tag. A tag with another commit than the branch is an error. Full
 * references and full commit ids are taken as they are.
 */
export async function resolveRevision(
  repository: Repository,
  text: string,
): Promise<ResolvedRevision | null> {
  if (!isRevision(text)) return null;
  const [name, suffix] = splitRevision(text);
  if (isCommitId(name)) return commitOnly(await commitId(repository, name, suffix));
  if (name === '' || /^@\{(u|upstream|push)\}/i.test(suffix))
    return resolveSymbolic(repository, text);
  if (isPseudoReference(repository, name)) return commitOnly(await commitOf(repository, text));
  if (name.startsWith('refs/')) return resolveReference(repository, name, suffix);
  const candidates = await refCandidatesOf(repository, name, suffix.startsWith('@{'));
  const [first] = candidates;
  if (first === undefined) return resolveUnknownName(repository, name, suffix);
  const others = candidates.filter(({ commit }) => commit !== first.commit);
  const conflict = others.find((meaning) => !isSameBranch(name, first, meaning));
  if (conflict) throw ambiguityError(name, first, conflict);
  await rejectAmbiguousId(repository, name, first);
  const commit = await commitWithSuffix(repository, first, suffix);
  const isBranch = suffix === '' && isBranchRef(first.ref ?? 'refs/heads/');
  return commit === null ? null : { commit, isBranch, note: noteOf(first, others[0]) };
}

/** Splits a revision into name and suffix: `~1`, `^`, `@{…}`, `:…`. */
function splitRevision(text: string): readonly [name: string, suffix: string] {
  const name = /^(?:(?!@\{)[^~^:])*/.exec(text)?.[0] ?? '';
  return [name, text.slice(name.length)];
}

function commitOnly(commit: string | null): ResolvedRevision | null {
  return commit === null ? null : { commit, isBranch: false, note: null };
}

function isCommitId(name: string): boolean {
  return isObjectName(name.toLowerCase());
}

/** A full commit id, fetched if permitted. */
async function commitId(repository: Repository, name: string, suffix: string) {
  const commit = await commitOf(repository, name + suffix);
  if (commit !== null || !repository.online || !isObjectName(name)) return commit;
  if (!(await ensureCommit(repository, name)).succeeded) return null;
  return suffix === '' ? name : commitOf(repository, name + suffix);
}

/** HEAD and other pseudo-references, which are files of the git directory. */
function isPseudoReference({ gitDir }: Repository, name: string): boolean {
  return ['HEAD', '@'].includes(name) || (/^[A-Z_]+$/.test(name) && existsSync(join(gitDir, name)));
}

function isBranchRef(reference: string): boolean {
  return /^refs\/(heads|remotes)\//.test(reference);
}

/** Resolves `@{-1}` and `main@{upstream}`, which denote a reference. */
async function resolveSymbolic(
  repository: Repository,
  text: string,
): Promise<ResolvedRevision | null> {
  const [, mark = '', suffix = ''] = /^([^~^:{]*@\{[^}]*\})(.*)$/s.exec(text) ?? [];
  if (mark === '') return commitOnly(await commitOf(repository, text));
  const isPrevious = /^@\{-\d+\}$/.test(mark);
  const args = isPrevious
    ? ['check-ref-format', '--branch', mark]
    : ['rev-parse', '--verify', '--symbolic-full-name', mark];
  const { code, stdout } = await runGit(repository, args);
  const fullName = code === 0 ? stdout.toString('utf8').trim() : '';
  if (isPrevious && fullName !== '' && !isCommitId(fullName))
    return resolveReference(repository, `refs/heads/${fullName}`, suffix);
  if (fullName.startsWith('refs/') && !/^@\{\d/.test(mark))
    return resolveReference(repository, fullName, suffix);
  return commitOnly(await commitOf(repository, (isPrevious ? fullName : mark) + suffix));
}

/** Resolves a full reference, locally or else at `origin`. */
async function resolveReference(
  repository: Repository,
  name: string,
  suffix: string,
): Promise<ResolvedRevision | null> {
  const isBranch = suffix === '' && isBranchRef(name);
  const commit = await commitOf(repository, name + suffix);
  if (commit !== null) return { commit, isBranch, note: null };
  const [, kind, short] = /^refs\/(heads|tags)\/(.+)$/s.exec(name) ?? [];
  const names = short === undefined ? null : await originNames(repository, short);
  const originCommit = kind === 'heads' ? names?.branch : names?.tag;
  const fetched = originCommit ? await commitId(repository, originCommit, suffix) : null;
  return fetched === null ? null : { commit: fetched, isBranch, note: null };
}

/** Branch and tag of a name at `origin`; null without an `origin` or without permission to contact it. */
async function originNames(repository: Repository, name: string) {
  if (!repository.online) return null;
  const hasOrigin =
    (await readGitSettings(repository)).remote !== null || repository.hosted !== null;
  return hasOrigin ? remoteNames(repository, name) : null;
}

/** A reference that only `origin` has, or an abbreviated commit id. */
async function resolveUnknownName(repository: Repository, name: string, suffix: string) {
  if (/^(heads|tags)\//.test(name)) return resolveReference(repository, `refs/${name}`, suffix);
  return commitOnly(await commitOf(repository, name + suffix));
}

/** Everything that a name may mean, in lookup order. */
async function refCandidatesOf(
  repository: Repository,
  name: string,
  localOnly: boolean,
): Promise<readonly RefCandidate[]> {
  if (/[\s?*[\\]|\.\.|^\/|\/$/.test(name)) return [];
  const originBranch = /^origin\/(.+)$/s.exec(name)?.[1];
  const isQualified = /^(heads|tags|remotes)\//.test(name);
  const asksOrigin = repository.online && !localOnly && !isQualified;
  const atOrigin = asksOrigin ? await originNames(repository, originBranch ?? name) : null;
  const namesAtOrigin =
    asksOrigin && originBranch !== undefined ? await originNames(repository, name) : atOrigin;
  // The default branch is only recorded in this clone.
  const isReplaced = (ref: string) => atOrigin !== null && ref.startsWith('refs/remotes/origin/');
  const refs = refsOf(name).filter((ref) => !isReplaced(ref) || ref === 'refs/remotes/origin/HEAD');
  const commits = await commitsOf(repository, refs);
  const localCandidates = refs.flatMap((ref, index): RefCandidate[] => {
    const commit = commits[index];
    return commit ? [{ label: labelOf(ref), commit, ref }] : [];
  });
  const branch = originBranch ?? name;
  const originCandidates = atOrigin?.branch
    ? [{ label: `the branch "${branch}" of origin`, commit: atOrigin.branch, ref: null }]
    : [];
  const originTags = namesAtOrigin?.tag
    ? [{ label: `the tag "${name}" of origin`, commit: namesAtOrigin.tag, ref: '' }]
    : [];
  return [...originCandidates, ...localCandidates, ...originTags];
}

/** The references that a name may mean, the first one preferred. */
function refsOf(name: string): readonly string[] {
  const remote = `refs/remotes/${name}`;
  const originRef = `refs/remotes/origin/${name}`;
  const otherRefs = [`refs/heads/${name}`, `${remote}/HEAD`, `refs/tags/${name}`];
  if (/^(heads|tags|remotes)\//.test(name))
    return [`refs/${name}`, remote, originRef, ...otherRefs];
  return name.startsWith('origin/')
    ? [remote, originRef, ...otherRefs, `refs/${name}`]
    : [originRef, remote, ...otherRefs, `refs/${name}`];
}

function labelOf(ref: string): string {
  const [, kind, name] = /^refs\/(remotes\/origin|heads|tags)\/(.+)$/s.exec(ref) ?? [];
  if (kind === 'remotes/origin') return `the branch "${name}" of origin`;
  if (kind === 'heads') return `the local branch "${name}"`;
  return kind === 'tags' ? `the tag "${name}"` : `"${ref}"`;
}

/** True if the candidates are the branch of `origin` and its local branch. */
function isSameBranch(name: string, first: RefCandidate, other: RefCandidate): boolean {
  const isFromOrigin = first.ref === null || first.ref === `refs/remotes/origin/${name}`;
  const isLocalBranch = other.ref === `refs/heads/${name}`;
  return isFromOrigin && isLocalBranch && !name.startsWith('origin/');
}

function noteOf(used: RefCandidate, other: RefCandidate | undefined): string | null {
  if (!other) return null;
  return `${capitalize(used.label)} is used; ${other.label} is at ${other.commit.slice(0, 12)}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ambiguityError(name: string, first: RefCandidate, other: RefCandidate): UsageError {
  const [firstText, otherText] = [first, other].map(
    ({ label, commit }) => `${label} names ${commit}`,
  );
  const references = [first, other].map(({ ref }) => ref).filter((ref) => ref);
  const advice =
    references.length > 0
      ? ` or write it in full: ${references.join(' or ')}.`
      : ' or name a commit.';
  return new UsageError(
    `"${name}" has two meanings: ${firstText}, ${otherText}.`,
    `Delete or rename one of them,${advice}`,
  );
}

/**
 * Throws UsageError for a branch or tag name that is also an abbreviated id of another commit, plain or in the format
 * of `git describe`.
 */
async function rejectAmbiguousId(
  repository: Repository,
  name: string,
  first: RefCandidate,
): Promise<void> {
  const digits = /^(?:.*-g)?([0-9a-f]{4,64})$/is.exec(name)?.[1];
  if (digits === undefined) return;
  const printed = await readGit(repository, ['rev-parse', `--disambiguate=${digits}`]);
  const ids = printed.toString('latin1').split('\n').filter(Boolean);
  const commits = await commitsOf(repository, ids);
  const other = commits.find((commit) => commit !== null && commit !== first.commit);
  if (!other) return;
  const label = `the commit id that begins with ${digits}`;
  throw ambiguityError(name, first, { label, commit: other, ref: null });
}

async function commitWithSuffix(
  repository: Repository,
  { ref, commit }: RefCandidate,
  suffix: string,
): Promise<string | null> {
  // A reference of this clone has been resolved already.
  if (ref) return suffix === '' ? commit : commitOf(repository, ref + suffix);
  return commitId(repository, commit, suffix);
}
