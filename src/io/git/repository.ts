import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../../model/usage-error.ts';
import { type Repository, readGit, runGit, splitNulTerminated } from './git.ts';

/** A directory with its surrounding repository. */
export interface RepositoryLocation {
  /** The real path of the directory. */
  readonly directory: string;
  readonly repository: Repository | null;
  /** The path of the directory from the top level, with `/`; '' at the top level and outside git. */
  readonly prefix: string;
}

/**
 * Finds the repository of a directory by walking up, as git does; bare repositories only at the directory itself.
 * `gitDirCache` speeds up lookups of many directories.
 */
export function findRepository(
  path: string,
  online = false,
  hosted: Repository['hosted'] = null,
  gitDirCache: Map<string, string | null> = new Map(),
): RepositoryLocation {
  const directory = realDirectory(path);
  for (let at = directory; ; at = dirname(at)) {
    const gitDir = gitDirCache.has(at) ? (gitDirCache.get(at) ?? null) : gitDirOf(join(at, '.git'));
    gitDirCache.set(at, gitDir);
    if (gitDir !== null) {
      const prefix = relative(at, directory).split(sep).join('/');
      return { directory, repository: { gitDir, workTree: at, online, hosted }, prefix };
    }
    if (dirname(at) === at) break;
  }
  const bare = isGitDir(directory) ? { gitDir: directory, workTree: null, online, hosted } : null;
  return { directory, repository: bare, prefix: '' };
}

function realDirectory(path: string): string {
  try {
    const directory = realpathSync.native(path);
    if (statSync(directory).isDirectory()) return directory;
  } catch {
    // Missing or not accessible, reported below.
  }
  throw new UsageError(`"${path}" is not a readable directory.`);
}

/** Resolves `.git`: a directory, or a file with the path of one (worktrees, submodules). */
function gitDirOf(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return isGitDir(path) ? path : null;
  if (!stat?.isFile() || stat.size > 64 * 1024) return null;
  const named = /^gitdir: (.+?)\r?\n?$/.exec(readFileSync(path, 'utf8'))?.[1];
  const gitDir = named === undefined ? null : resolve(dirname(path), named);
  return gitDir !== null && isGitDir(gitDir) ? gitDir : null;
}

/** True for a directory that git accepts as a repository; linked worktrees have their objects elsewhere. */
function isGitDir(path: string): boolean {
  const contains = (name: string) =>
    statSync(join(path, name), { throwIfNoEntry: false }) !== undefined;
  return contains('HEAD') && (contains('commondir') || (contains('objects') && contains('refs')));
}

/** A full object name: 40 hex digits, or 64 in a SHA-256 repository. */
export function isObjectName(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/**
 * Resolves revisions to commits; null for unknown ones. Passed via standard input, where a revision cannot act as an
 * option. A full reference must exist itself: git would fall back to a tag of the same name.
 */
export async function commitsOf(
  repository: Repository,
  revisions: readonly string[],
): Promise<readonly (string | null)[]> {
  const references = revisions.map(referenceIn);
  const listed = await referencedCommits(repository, references.filter(Boolean));
  /** The commit of a reference as it is listed; undefined if only git can resolve the revision. */
  const known = (text: string, index: number) => {
    const reference = references[index] ?? '';
    if (reference === '') return isRevision(text) ? undefined : null;
    if (!listed.has(reference)) return null;
    return text === reference ? listed.get(reference) : undefined;
  };
  const commits = revisions.map(known);
  const unknown = revisions.filter((_, index) => commits[index] === undefined);
  const resolved = await resolveCommits(repository, unknown);
  return revisions.map((text, index) => {
    const commit = commits[index];
    return commit === undefined ? (resolved.get(text) ?? null) : commit;
  });
}

/** The commits that git finds for revisions, by revision. */
async function resolveCommits(
  repository: Repository,
  revisions: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const commits = new Map<string, string>();
  if (revisions.length === 0) return commits;
  const input = revisions.map((text) => `${text}^{commit}\n`).join('');
  const { stdout } = await runGit(repository, ['cat-file', '--batch-check'], input);
  const answers = stdout.toString('utf8').split('\n');
  for (const [index, text] of revisions.entries()) {
    const commit = /^(\w+) commit \d+$/.exec(answers[index] ?? '')?.[1];
    // Hex digits in the length of the other hash algorithm: a reference with a misleading name.
    const isMisleading = isObjectName(text) && commit?.length !== text.length;
    if (commit !== undefined && !isMisleading) commits.set(text, commit);
  }
  return commits;
}

/** The full reference at the start of a revision; '' without one. */
function referenceIn(text: string): string {
  return /^refs\/(?:(?!@\{)[^~^:?*[\\ ])+/.exec(text)?.[0] ?? '';
}

/** The full references that exist, with their commits; undefined for one that git has to resolve. */
async function referencedCommits(
  repository: Repository,
  references: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const commits = new Map<string, string | undefined>();
  if (references.length === 0) return commits;
  const format = '--format=%(objecttype) %(objectname) %(refname)';
  const { code, stdout } = await runGit(repository, ['for-each-ref', format, ...references]);
  if (code !== 0) return existingReferences(repository, references);
  for (const line of stdout.toString('utf8').split('\n')) {
    const [, kind, oid, name = ''] = /^(\w+) (\w+) (.+)$/.exec(line) ?? [];
    commits.set(name, kind === 'commit' ? oid : undefined);
  }
  return commits;
}

/** The full references that exist, whether or not their objects do. */
async function existingReferences(
  repository: Repository,
  references: readonly string[],
): Promise<ReadonlyMap<string, undefined>> {
  const args = ['for-each-ref', '--format=%(refname)', ...references];
  const { stdout } = await runGit(repository, args);
  return new Map(
    stdout
      .toString('utf8')
      .split('\n')
      .map((name) => [name, undefined]),
  );
}

/** The commit of a revision. */
export async function commitOf(repository: Repository, revision: string): Promise<string | null> {
  return (await commitsOf(repository, [revision]))[0] ?? null;
}

/** True for the syntax of a revision. */
export function isRevision(text: string): boolean {
  return /^[^-\p{Cc}][^\p{Cc}]{0,499}$/u.test(text);
}

/** The parents of a commit, from the object itself: `rev-parse` hides them in a shallow clone. */
export async function parentsOf(repository: Repository, commit: string): Promise<string[]> {
  const object = await readGit(repository, ['cat-file', 'commit', commit]);
  const header = object.toString('latin1').split('\n\n', 1)[0] ?? '';
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? '');
}

/** The merge base of two commits; null if unknown here. */
export async function mergeBase(
  repository: Repository,
  commit: string,
  other: string,
): Promise<string | null> {
  if (commit === other) return commit;
  const { code, stdout } = await runGit(repository, ['merge-base', commit, other]);
  return code === 0 ? (stdout.toString('latin1').split('\n')[0] ?? null) : null;
}

/** True for a partial clone, which fetches blobs on demand. */
export async function isPartial(repository: Repository): Promise<boolean> {
  const setting = ['config', '--get', '--type=bool', 'remote.origin.promisor'];
  const { stdout } = await runGit(repository, setting);
  return stdout.toString('latin1').trim() === 'true';
}

/** Settings of a repository about its files on the disk and its remote. */
export interface GitSettings {
  /** True if the executable bit on the disk is significant. */
  readonly fileMode: boolean;
  /** True if symbolic links are checked out as links. */
  readonly symlinks: boolean;
  /** True if git converts CRLF to LF without an attribute. */
  readonly autoCrlf: boolean;
  /** The address of `origin`. */
  readonly remote: string | null;
  /** The names of the filters, which are programs that git would run on contents. */
  readonly filters: readonly string[];
}

/** Reads the settings of a repository. */
export async function readGitSettings(repository: Repository): Promise<GitSettings> {
  const keyPattern =
    '^(core\\.(filemode|symlinks|autocrlf)|remote\\.origin\\.url|filter\\..*\\.(clean|process))$';
  const { stdout } = await runGit(repository, ['config', '-z', '--get-regexp', keyPattern]);
  const values = new Map<string, string>();
  for (const record of splitNulTerminated(stdout)) {
    const [key = '', ...value] = record.toString('utf8').split('\n');
    if (key !== 'remote.origin.url' || !values.has(key)) values.set(key, value.join('\n'));
  }
  const isEnabled = (key: string, fallback = 'true') =>
    !/^(false|no|off|0)$/i.test(values.get(key) ?? fallback);
  return {
    fileMode: isEnabled('core.filemode'),
    symlinks: isEnabled('core.symlinks'),
    autoCrlf: isEnabled('core.autocrlf', 'false'),
    remote: values.get('remote.origin.url') ?? null,
    filters: [...values.keys()].flatMap((key) => /^filter\.(.+)\.\w+$/s.exec(key)?.[1] ?? []),
  };
}

/** The address of a remote as a URL, without credentials; the user name of SSH (`git@`) is kept. */
export function remoteUrl(remote: string): string {
  if (remote.startsWith('/')) return `file://${remote}`;
  const [, host, path] = /^((?:[\w.-]+@)?[\w.-]{2,}):(?!\/\/)(.+)$/.exec(remote) ?? [];
  return host === undefined
    ? withoutCredentials(remote)
    : `ssh://${host}/${path?.replace(/^\/+/, '')}`;
}

function withoutCredentials(address: string): string {
  const [, scheme = '', authority = '', pathPart = ''] =
    /^([a-z][a-z0-9+.-]*:\/\/)([^/?#]*)([^?#]*)/i.exec(address) ?? [];
  if (scheme === '') return address;
  const index = authority.lastIndexOf('@');
  const user = authority.slice(0, Math.max(index, 0)).split(':', 1)[0];
  const keepsUser = /^(git\+)?ssh:/i.test(scheme) && user !== undefined && user !== '';
  return `${scheme}${keepsUser ? `${user}@` : ''}${authority.slice(index + 1)}${pathPart}`;
}
