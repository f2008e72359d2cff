import { defaults } from '../../config/config.ts';
import type { NewPin } from '../../locks/edit/repin.ts';
import { plainText } from '../../model/message.ts';
import { isInside, relativePath } from '../../model/text/path.ts';
import { type FileTree, readAll } from '../../model/tree.ts';
import { quote } from '../../model/value/format-value.ts';
import { load } from '../../pipeline/load.ts';
import type { InstalledForm } from '../../upstream/installed-form.ts';
import type { Source } from '../../upstream/source.ts';
import { matchPin, type SourceFolder, sourceDigests } from '../../upstream/source-folder.ts';
import type { UpdateStatus } from '../outdated/update-status.ts';
import { copyChanges, type FileChange, findEditedCopy } from './copy-changes.ts';
import type { Install, InstalledCopy, Refusal } from './find-installs.ts';
import { ownManifests } from './own-manifests.ts';

/** The update of one entry. */
export interface PlannedInstall {
  readonly install: Install;
  /** What `outdated` reports of it. */
  readonly status: UpdateStatus;
  /** The changes of its copies. */
  readonly changes: readonly FileChange[];
  /** What the lock records from now on; null if the entry and the copies are those of the source. */
  readonly pin: NewPin | null;
}

/** How to update. */
export interface InstallRequest {
  /** The tree here, with the bytes on the disk. */
  readonly tree: FileTree;
  /** The branch, tag or commit to move to; undefined to follow the lock. */
  readonly to: string | undefined;
  /** Whether edited copies are overwritten. */
  readonly force: boolean;
  /** Now, in the form of ISO 8601. */
  readonly time: string;
}

/** Plans the update of one entry to what its source has, or refuses it. */
export async function planInstall(
  install: Install,
  status: UpdateStatus,
  request: InstallRequest,
): Promise<PlannedInstall | Refusal> {
  const { name, entry } = install;
  if (!status.upstream) {
    const reason = status.reason ? plainText(status.reason) : 'Its source does not have it.';
    return { name, reason };
  }
  const { source, form } = status.upstream;
  const bytes = await bytesOf(source, form);
  if (typeof bytes === 'string')
    return { name, reason: `The source cannot be installed: ${bytes}` };
  const copies = await Promise.all(
    install.copies.map((copy) => copyChanges(copy, form.files, bytes, request.tree)),
  );
  const edited = findEditedCopy(copies, status);
  if (edited && !request.force) return editedRefusal(install, edited);
  const changes = copies.flatMap((copy) => copy.changes);
  const matches = await Promise.all(entry.pins.map((pin) => matchPin(source, pin)));
  const isPinned = matches.length > 0 && matches.every((match) => match !== null);
  const isMoved = status.state === 'moved';
  if (changes.length === 0 && isPinned && !isMoved && request.to === undefined)
    return { install, status, changes, pin: null };
  const pin = await newPin(source, isMoved, request);
  return { install, status, changes, pin };
}

/** A source at another reference; a sentence where it has none. */
export function sourceAt(source: Source, to: string | undefined): Source | string {
  if (to === undefined || source.kind === 'unknown') return source;
  if (source.kind === 'local' || source.kind === 'well-known')
    return 'Its source has no branches or tags, so --to names nothing there.';
  return { ...source, ref: to, commit: null };
}

/** The bytes of the installed files by path in the source; a sentence if they must not be installed. */
async function bytesOf(
  { upstream }: SourceFolder,
  { files, problems }: InstalledForm,
): Promise<ReadonlyMap<string, Uint8Array> | string> {
  const [problem] = problems;
  if (problem) return plainText(problem);
  const paths = files.map(({ from }) => from);
  const large = paths.find((path) => upstream.sizeOf(path) === null);
  if (large !== undefined) return `${quote(large)} is above the limit of size.`;
  const { files: bytes, failures } = await readAll(upstream.tree, paths);
  const [unread] = failures.keys();
  return unread === undefined ? bytes : `${quote(unread)} cannot be read.`;
}

function editedRefusal({ name, lock, entry }: Install, { skill }: InstalledCopy): Refusal {
  const reason =
    entry.pins.length === 0
      ? `${lock.path} has no hash of it, so nothing tells whether ${skill.root} is edited.`
      : `${skill.root} is edited: it does not match ${lock.path}.`;
  return { name, reason, remedy: 'To overwrite it: --force' };
}

const algorithms = ['skills-lock', 'git-tree', 'content', 'integrity'];

async function newPin(
  source: SourceFolder,
  isMoved: boolean,
  { to, time }: InstallRequest,
): Promise<NewPin> {
  const { folder, upstream } = source;
  return {
    digests: await sourceDigests(source, algorithms),
    ...{ commit: upstream.commit, time, ref: to },
    skillPath: isMoved ? manifestPath(source) : undefined,
    version: await declaredVersion(upstream.tree, folder),
  };
}

/** The version that the skill in a folder declares; null without one. */
async function declaredVersion(tree: FileTree, folder: string): Promise<string | null> {
  const { workspace } = await load(ownManifests(tree, folder), defaults);
  return workspace.skills.find(({ root }) => root === folder)?.version?.value ?? null;
}

function manifestPath({ upstream, folder }: SourceFolder): string | undefined {
  return upstream.tree.entries.find(
    ({ path }) => isInside(path, folder) && relativePath(folder, path).toLowerCase() === 'skill.md',
  )?.path;
}
