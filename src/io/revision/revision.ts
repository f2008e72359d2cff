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

/** What a revision names. */
export interface Named {
  readonly commit: string;
  readonly isBranch: boolean;
  /** Says that another branch of the name was not used; null where there is none. */
  readonly note: string | null;
}

/** One meaning of a name. */
interface Meaning {
  /** What it is, in words. */
  readonly label: string;
  readonly commit: string;
  /** The reference of this clone; null for what only `origin` has. */
  readonly ref: string | null;
}

/**
 * What a revision names; null where it names nothing that can be had. git takes a tag before a branch of the same
 * name, so names are looked up here: the branch of `origin`, the local branch, then a tag. A tag that names another
 * commit than the branch is refused. Full references and full commit ids mean themselves.
 */
export async function resolveRevision(repository: Repository, text: string): Promise<Named | null> {
  if (!isRevision(text)) return null;
  const [name, suffix] = split(text);
  if (isCommitId(name)) return plain(await commitId(repository, name, suffix));
  if (name === '' || /^@\{(u|upstream|push)\}/i.test(suffix)) return symbolic(repository, text);
  if (isOwn(repository, name)) return plain(await commitOf(repository, text));
  if (name.startsWith('refs/')) return exact(repository, name, suffix);
  const meanings = await meaningsOf(repository, name, suffix.startsWith('@{'));
  const [first] = meanings;
  if (first === undefined) return unknownName(repository, name, suffix);
  const rivals = meanings.filter(({ commit }) => commit !== first.commit);
  const rival = rivals.find((one) => !isSameBranch(name, first, one));
  if (rival) throw ambiguous(name, first, rival);
  await refuseCommitOfThatName(repository, name, first);
  const commit = await commitAfter(repository, first, suffix);
  const isBranch = suffix === '' && isBranchRef(first.ref ?? 'refs/heads/');
  return commit === null ? null : { commit, isBranch, note: noteOf(first, rivals[0]) };
}

/** The name a revision begins with, and what goes on from there: `~1`, `^`, `@{…}`, `:…`. */
function split(text: string): readonly [name: string, suffix: string] {
  const name = /^(?:(?!@\{)[^~^:])*/.exec(text)?.[0] ?? '';
  return [name, text.slice(name.length)];
}

function plain(commit: string | null): Named | null {
  return commit === null ? null : { commit, isBranch: false, note: null };
}

function isCommitId(name: string): boolean {
  return isObjectName(name.toLowerCase());
}

/** A full commit id, fetched where that is allowed. */
async function commitId(repository: Repository, name: string, suffix: string) {
  const here = await commitOf(repository, name + suffix);
  if (here !== null || !repository.online || !isObjectName(name)) return here;
  if (!(await ensureCommit(repository, name)).succeeded) return null;
  return suffix === '' ? name : commitOf(repository, name + suffix);
}

/** HEAD and its like, which git keeps beside the references. */
function isOwn({ gitDir }: Repository, name: string): boolean {
  return ['HEAD', '@'].includes(name) || (/^[A-Z_]+$/.test(name) && existsSync(join(gitDir, name)));
}

function isBranchRef(reference: string): boolean {
  return /^refs\/(heads|remotes)\//.test(reference);
}

/** `@{-1}` and `main@{upstream}` stand for a reference, which git tells. */
async function symbolic(repository: Repository, text: string): Promise<Named | null> {
  const [, mark = '', suffix = ''] = /^([^~^:{]*@\{[^}]*\})(.*)$/s.exec(text) ?? [];
  if (mark === '') return plain(await commitOf(repository, text));
  const isPrevious = /^@\{-\d+\}$/.test(mark);
  const args = isPrevious
    ? ['check-ref-format', '--branch', mark]
    : ['rev-parse', '--verify', '--symbolic-full-name', mark];
  const { code, stdout } = await runGit(repository, args);
  const told = code === 0 ? stdout.toString('utf8').trim() : '';
  if (isPrevious && told !== '' && !isCommitId(told))
    return exact(repository, `refs/heads/${told}`, suffix);
  if (told.startsWith('refs/') && !/^@\{\d/.test(mark)) return exact(repository, told, suffix);
  return plain(await commitOf(repository, (isPrevious ? told : mark) + suffix));
}

/** A full reference, here or else at `origin`. */
async function exact(repository: Repository, name: string, suffix: string): Promise<Named | null> {
  const isBranch = suffix === '' && isBranchRef(name);
  const here = await commitOf(repository, name + suffix);
  if (here !== null) return { commit: here, isBranch, note: null };
  const [, kind, short] = /^refs\/(heads|tags)\/(.+)$/s.exec(name) ?? [];
  const names = short === undefined ? null : await askedNames(repository, short);
  const commit = kind === 'heads' ? names?.branch : names?.tag;
  const found = commit ? await commitId(repository, commit, suffix) : null;
  return found === null ? null : { commit: found, isBranch, note: null };
}

/** What `origin` calls so; null where there is no `origin`, or it may not be asked. */
async function askedNames(repository: Repository, name: string) {
  if (!repository.online) return null;
  const hasOrigin =
    (await readGitSettings(repository)).remote !== null || repository.hosted !== null;
  return hasOrigin ? remoteNames(repository, name) : null;
}

/** A reference that only `origin` has, or an abbreviated commit id: nothing else is called so. */
async function unknownName(repository: Repository, name: string, suffix: string) {
  if (/^(heads|tags)\//.test(name)) return exact(repository, `refs/${name}`, suffix);
  return plain(await commitOf(repository, name + suffix));
}

/** Everything of a name, in the order in which it is looked up. */
async function meaningsOf(
  repository: Repository,
  name: string,
  local: boolean,
): Promise<readonly Meaning[]> {
  if (/[\s?*[\\]|\.\.|^\/|\/$/.test(name)) return [];
  const ofOrigin = /^origin\/(.+)$/s.exec(name)?.[1];
  const isQualified = /^(heads|tags|remotes)\//.test(name);
  const isOnline = repository.online && !local && !isQualified;
  const told = isOnline ? await askedNames(repository, ofOrigin ?? name) : null;
  const tags = isOnline && ofOrigin !== undefined ? await askedNames(repository, name) : told;
  // Which branch is the default one only this clone says.
  const isAsked = (ref: string) => told !== null && ref.startsWith('refs/remotes/origin/');
  const refs = refsOf(name).filter((ref) => !isAsked(ref) || ref === 'refs/remotes/origin/HEAD');
  const commits = await commitsOf(repository, refs);
  const here = refs.flatMap((ref, at): Meaning[] => {
    const commit = commits[at];
    return commit ? [{ label: labelOf(ref), commit, ref }] : [];
  });
  const branch = ofOrigin ?? name;
  const there = told?.branch
    ? [{ label: `the branch "${branch}" of origin`, commit: told.branch, ref: null }]
    : [];
  const tag = tags?.tag
    ? [{ label: `the tag "${name}" of origin`, commit: tags.tag, ref: '' }]
    : [];
  return [...there, ...here, ...tag];
}

/** The references a name may stand for, all those that git would try. */
function refsOf(name: string): readonly string[] {
  const remote = `refs/remotes/${name}`;
  const of = `refs/remotes/origin/${name}`;
  const rest = [`refs/heads/${name}`, `${remote}/HEAD`, `refs/tags/${name}`];
  if (/^(heads|tags|remotes)\//.test(name)) return [`refs/${name}`, remote, of, ...rest];
  return name.startsWith('origin/')
    ? [remote, of, ...rest, `refs/${name}`]
    : [of, remote, ...rest, `refs/${name}`];
}

function labelOf(ref: string): string {
  const [, kind, name] = /^refs\/(remotes\/origin|heads|tags)\/(.+)$/s.exec(ref) ?? [];
  if (kind === 'remotes/origin') return `the branch "${name}" of origin`;
  if (kind === 'heads') return `the local branch "${name}"`;
  return kind === 'tags' ? `the tag "${name}"` : `"${ref}"`;
}

/** Whether two meanings are the branch of `origin` and the local one of the same name. */
function isSameBranch(name: string, first: Meaning, other: Meaning): boolean {
  const isOrigins = first.ref === null || first.ref === `refs/remotes/origin/${name}`;
  const local = other.ref === `refs/heads/${name}`;
  return isOrigins && local && !name.startsWith('origin/');
}

function noteOf(used: Meaning, other: Meaning | undefined): string | null {
  if (!other) return null;
  return `${capitalised(used.label)} counts; ${other.label} stands at ${other.commit.slice(0, 12)}.`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ambiguous(name: string, first: Meaning, other: Meaning): UsageError {
  const [one, two] = [first, other].map(({ label, commit }) => `${label} names ${commit}`);
  const written = [first, other].map(({ ref }) => ref).filter((ref) => ref);
  const cure =
    written.length > 0 ? ` or write it in full: ${written.join(' or ')}.` : ' or name a commit.';
  return new UsageError(
    `"${name}" has two meanings: ${one}, ${two}.`,
    `Delete or rename one of them,${cure}`,
  );
}

/** Refuses a branch or tag whose name is an abbreviated id of another commit, as is or as `git describe` prints it. */
async function refuseCommitOfThatName(
  repository: Repository,
  name: string,
  first: Meaning,
): Promise<void> {
  const digits = /^(?:.*-g)?([0-9a-f]{4,64})$/is.exec(name)?.[1];
  if (digits === undefined) return;
  const printed = await readGit(repository, ['rev-parse', `--disambiguate=${digits}`]);
  const ids = printed.toString('latin1').split('\n').filter(Boolean);
  const commits = await commitsOf(repository, ids);
  const other = commits.find((commit) => commit !== null && commit !== first.commit);
  if (!other) return;
  const label = `the commit id that begins with ${digits}`;
  throw ambiguous(name, first, { label, commit: other, ref: null });
}

async function commitAfter(
  repository: Repository,
  { ref, commit }: Meaning,
  suffix: string,
): Promise<string | null> {
  if (suffix !== '' && ref) return commitOf(repository, ref + suffix);
  return commitId(repository, commit, suffix);
}
