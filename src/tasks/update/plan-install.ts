import { defaults } from '../../config/config.ts';
import { digestFiles } from '../../hash/digest.ts';
import type { NewPin } from '../../locks/edit/repin.ts';
import { hashVariants } from '../../locks/hash-variants.ts';
import type { SkillFile } from '../../model/skill.ts';
import { isInside, join, relativePath } from '../../model/text/path.ts';
import { blobId, type FileTree, readAll } from '../../model/tree.ts';
import { quote } from '../../model/value/format-value.ts';
import { load } from '../../pipeline/load.ts';
import type { FetchFailure, UpstreamTree } from '../../upstream/fetcher.ts';
import { type InstalledFile, installedForm } from '../../upstream/installed-form.ts';
import type { Source } from '../../upstream/source.ts';
import { findFolder } from './find-folder.ts';
import type { Install, InstalledCopy, Refusal } from './find-installs.ts';
import { ownManifests } from './partial-tree.ts';

/** A file of the tree as it is, and as it will be. */
export interface FileChange {
  readonly path: string;
  /** The git blob id of the bytes on the disk; null where no file is. */
  readonly before: string | null;
  /** The new bytes; null removes the file. */
  readonly after: Uint8Array | null;
  readonly isExecutable: boolean;
}

/** The update of one entry. */
export interface PlannedInstall {
  readonly install: Install;
  /** The changes of its copies. */
  readonly changes: readonly FileChange[];
  /** What the lock records from now on; null if the entry and the copies are those of the source. */
  readonly pin: NewPin | null;
  /** The commit of the source; null without one. */
  readonly commit: string | null;
}

/** How to ask, and what to do about edits. */
export interface InstallRequest {
  /** The tree here, with the bytes on the disk. */
  readonly tree: FileTree;
  /** The branch, tag or commit to move to; undefined to follow the lock. */
  readonly to: string | undefined;
  /** Whether edited copies are overwritten. */
  readonly force: boolean;
  readonly time: string;
}

/** Plans the update of one entry to what its source has, or refuses it. */
export async function planInstall(
  install: Install,
  upstream: UpstreamTree,
  request: InstallRequest,
): Promise<PlannedInstall | Refusal> {
  const { name, entry, tracked, lock } = install;
  const found = await findFolder(upstream.tree, tracked.folder, name);
  if ('reason' in found) return { name, ...found };
  const method = lock.format === 'proto-lock' ? 'plain' : 'skills';
  const form = await installedForm(upstream.tree, found.folder, method);
  const [problem] = form.problems;
  if (problem) return { name, reason: `The source cannot be installed: ${problem}` };
  const { files: bytes, failures } = await readAll(
    upstream.tree,
    form.files.map(({ from }) => from),
  );
  const [unread] = failures.keys();
  if (unread !== undefined)
    return {
      name,
      reason: `The source has ${quote(unread)}, which cannot be read or is too large.`,
    };
  const digests = await digestsOf(upstream.tree, found.folder, entry);
  if (digests.size === 0) return { name, reason: 'The files of the source cannot be hashed.' };
  const copies = await Promise.all(
    install.copies.map((copy) => copyChanges(copy, form.files, bytes, request.tree)),
  );
  const changes = copies.flatMap((copy) => copy.changes);
  const edited = copies.find(({ changes: own, copy }) => own.length > 0 && !copy.isVerified);
  const { commit } = upstream;
  if (edited && !request.force) return editedRefusal(install, edited.copy);
  const isPinned = entry.pins.length > 0 && entry.pins.every((pin) => isCurrentPin(pin, digests));
  const isMoved = tracked.folder !== null && tracked.folder !== found.folder;
  if (changes.length === 0 && isPinned && !isMoved && request.to === undefined)
    return { install, changes, pin: null, commit };
  return {
    ...{ install, changes, commit },
    pin: {
      ...{ digests, commit, time: request.time, ref: request.to },
      skillPath: isMoved ? manifestPath(upstream.tree, found.folder) : undefined,
      version: await declaredVersion(upstream.tree, found.folder),
    },
  };
}

/** A source at another reference; a sentence where it has none. */
export function sourceAt(source: Source, to: string | undefined): Source | string {
  if (to === undefined || source.kind === 'unknown') return source;
  if (source.kind === 'local' || source.kind === 'well-known')
    return 'Its source has no branches or tags, so it cannot follow --to.';
  return { ...source, ref: to, commit: null };
}

/** Why a source was not asked. */
export function failureRefusal(name: string, { reason }: FetchFailure): Refusal {
  return { name, reason };
}

function editedRefusal({ name, lock, entry }: Install, { skill }: InstalledCopy): Refusal {
  const cause =
    entry.pins.length === 0
      ? `${lock.path} has no hash of it, so nobody can tell whether ${skill.root} is edited.`
      : entry.ofSource === true
        ? `${skill.root} is edited, or the source had files that its installer leaves out: it does not match ${lock.path}.`
        : `${skill.root} is edited: it does not match ${lock.path}.`;
  return { name, reason: cause, remedy: 'To overwrite it: --force' };
}

/** Digests of the folder of the source, with the variants of the recorded algorithms. */
async function digestsOf(
  tree: FileTree,
  folder: string,
  { pins }: Install['entry'],
): Promise<ReadonlyMap<string, string>> {
  const files = tree.entries
    .filter(({ path }) => isInside(path, folder))
    .map(({ path, kind }): SkillFile => ({ path, kind, name: relativePath(folder, path) }));
  const ignorePath = join(folder, '.skillignore');
  const { files: texts } = await readAll(
    tree,
    files.some(({ path }) => path === ignorePath) ? [ignorePath] : [],
  );
  const ignore = texts.get(ignorePath);
  const algorithms = ['skills-lock', 'git-tree', 'content', 'integrity'].concat(
    pins.flatMap(({ algorithm }) => hashVariants(algorithm).map((variant) => variant.algorithm)),
  );
  const request = { root: folder, files, algorithms };
  const [digests] = await digestFiles(tree, [
    { ...request, ignore: ignore === undefined ? null : Buffer.from(ignore).toString('utf8') },
  ]);
  return digests?.values ?? new Map();
}

function isCurrentPin(
  { algorithm, value }: Install['entry']['pins'][number],
  digests: ReadonlyMap<string, string>,
): boolean {
  const variants = hashVariants(algorithm).filter(({ isAccepted }) => isAccepted);
  return [algorithm, ...variants.map((one) => one.algorithm)].some(
    (id) => digests.get(id) === value,
  );
}

async function copyChanges(
  copy: InstalledCopy,
  files: readonly InstalledFile[],
  bytes: ReadonlyMap<string, Uint8Array>,
  tree: FileTree,
): Promise<{ readonly copy: InstalledCopy; readonly changes: readonly FileChange[] }> {
  const { root, files: present } = copy.skill;
  const { files: read } = await readAll(
    tree,
    present.map(({ path }) => path),
  );
  const kinds = new Map(present.map(({ path, kind }) => [path, kind]));
  const changes: FileChange[] = [];
  const kept = new Set<string>();
  for (const { name, kind, from } of files) {
    const path = join(root, name);
    const after = bytes.get(from) ?? new Uint8Array();
    const current = read.get(path);
    kept.add(path);
    const isSame = current && isSameText(current, after) && kinds.get(path) === kind;
    if (isSame) continue;
    const before = current ? blobId(current) : null;
    changes.push({ path, before, after, isExecutable: kind === 'executable' });
  }
  for (const { path } of present) {
    const current = read.get(path);
    if (kept.has(path) || !current) continue;
    changes.push({ path, before: blobId(current), after: null, isExecutable: false });
  }
  return { copy, changes };
}

/** Whether bytes are equal, or differ in line ends as a checkout on Windows writes them. */
function isSameText(current: Uint8Array, after: Uint8Array): boolean {
  const [one, other] = [Buffer.from(current), Buffer.from(after)];
  if (one.equals(other)) return true;
  if (!one.includes('\r\n') || one.includes(0)) return false;
  return one.toString('latin1').replaceAll('\r\n', '\n') === other.toString('latin1');
}

/** The version that the skill in a folder declares; null without one. */
async function declaredVersion(tree: FileTree, folder: string): Promise<string | null> {
  const { workspace } = await load(ownManifests(tree, folder), defaults);
  return workspace.skills.find(({ root }) => root === folder)?.version?.value ?? null;
}

function manifestPath(tree: FileTree, folder: string): string | undefined {
  return tree.entries.find(
    ({ path }) => isInside(path, folder) && relativePath(folder, path).toLowerCase() === 'skill.md',
  )?.path;
}
