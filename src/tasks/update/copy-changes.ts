import { contentHash } from '../../model/skill.ts';
import { join } from '../../model/text/path.ts';
import { blobId, type FileTree, readAll } from '../../model/tree.ts';
import type { InstalledFile } from '../../upstream/installed-form.ts';
import type { UpdateStatus } from '../outdated/update-status.ts';
import type { InstalledCopy } from './find-installs.ts';

/** A file of the tree as it is, and as it will be. */
export interface FileChange {
  readonly path: string;
  /** The git blob id of the bytes on the disk; null where no file is. */
  readonly before: string | null;
  /** The new bytes; null removes the file. */
  readonly after: Uint8Array | null;
  readonly isExecutable: boolean;
}

/** A copy with its changes. */
export interface ChangedCopy {
  readonly copy: InstalledCopy;
  readonly changes: readonly FileChange[];
}

/** The changes that make a copy what the source has. Files that differ in CRLF alone stay. */
export async function copyChanges(
  copy: InstalledCopy,
  files: readonly InstalledFile[],
  bytes: ReadonlyMap<string, Uint8Array>,
  tree: FileTree,
): Promise<ChangedCopy> {
  const { root, files: present } = copy.skill;
  const { files: read } = await readAll(
    tree,
    present.map(({ path }) => path),
  );
  const kinds = new Map(present.map(({ path, kind }) => [path, kind]));
  const written = files.flatMap(({ name, kind, from }): readonly FileChange[] => {
    const path = join(root, name);
    const after = bytes.get(from) ?? new Uint8Array();
    const current = read.get(path);
    if (current && isSameText(current, after) && kinds.get(path) === kind) return [];
    const before = current ? blobId(current) : null;
    return [{ path, before, after, isExecutable: kind === 'executable' }];
  });
  const names = new Set(files.map(({ name }) => join(root, name)));
  const removed = [...read].flatMap(([path, current]): readonly FileChange[] =>
    names.has(path) ? [] : [{ path, before: blobId(current), after: null, isExecutable: false }],
  );
  return { copy, changes: [...written, ...removed] };
}

/** Whether bytes are equal, or differ in line endings as a checkout on Windows writes them. */
function isSameText(current: Uint8Array, after: Uint8Array): boolean {
  const [left, right] = [Buffer.from(current), Buffer.from(after)];
  if (left.equals(right)) return true;
  if (!left.includes('\r\n') || left.includes(0)) return false;
  return left.toString('latin1').replaceAll('\r\n', '\n') === right.toString('latin1');
}

/**
 * The first copy with an edit that its update overwrites; null without one. A copy is untouched if the lock verifies
 * it, or if a commit of the source has its files: a hash of the source covers files that the installer leaves out.
 */
export function findEditedCopy(
  copies: readonly ChangedCopy[],
  { commits, skill: { copy: canonical } }: UpdateStatus,
): InstalledCopy | null {
  const isOfHistory = ({ skill }: InstalledCopy) =>
    commits !== null && canonical !== null && contentHash(skill) === contentHash(canonical);
  const edited = copies.find(
    ({ copy, changes }) => changes.length > 0 && !copy.isVerified && !isOfHistory(copy),
  );
  return edited?.copy ?? null;
}
