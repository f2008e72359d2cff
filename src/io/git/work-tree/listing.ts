import { folderOf } from '../../../model/text/path.ts';
import { compareText } from '../../../model/text/text.ts';
import type { Submodule, TreeEntry } from '../../../model/tree.ts';
import { diskPath, lstatSafely } from '../disk-file.ts';
import { splitPathRecords } from '../git.ts';
import { gitlinkMode, kindOf } from '../modes.ts';
import type { GitSettings } from '../repository.ts';

/** A file of the index; an untracked file has no mode. */
export interface ListedFile {
  readonly path: string;
  readonly mode: string | null;
  /** The blob of its checkout. */
  readonly oid: string | null;
  /** True if a sparse checkout excludes it. */
  readonly skipped: boolean;
  /** True if git takes it for unchanged without a look. */
  readonly isAssumed?: boolean;
}

/** A file of the working tree. */
export interface PresentFile extends TreeEntry {
  readonly oid: string | null;
  readonly onDisk: boolean;
  /** True if git does not compare it with the index. */
  readonly isAssumed?: boolean;
}

/** Parses `git ls-files -z -v -s -o`: `? <path>`, or `<tag> <mode> <name> <stage>TAB<path>`. */
export function parseListing(output: Buffer): readonly ListedFile[] {
  const files = new Map<string, ListedFile>();
  for (const record of splitPathRecords(output)) {
    const entry = record[0] === '?' ? parseUntracked(record) : parseTracked(record);
    if (entry) files.set(entry.path, entry);
  }
  return [...files.values()].sort((a, b) => compareText(a.path, b.path));
}

/** Parses the submodules of the same output, and untracked repositories: paths with a trailing slash. */
export function parseSubmodules(output: Buffer): readonly Submodule[] {
  if (!output.includes(` ${gitlinkMode} `) && !output.includes('/\0')) return [];
  const found = new Map<string, Submodule>();
  for (const record of splitPathRecords(output)) {
    const entry = record[0] === '?' ? untrackedRepository(record) : gitlink(record);
    if (entry) found.set(entry.path, entry);
  }
  return [...found.values()].sort((a, b) => compareText(a.path, b.path));
}

function untrackedRepository(record: string): Submodule | null {
  if (!record.endsWith('/')) return null;
  return { path: record.slice(2, -1), commit: null, isRead: false };
}

function gitlink(record: string): Submodule | null {
  const tab = record.indexOf('\t');
  const [, mode, commit = ''] = record.slice(0, tab).split(' ');
  if (mode !== gitlinkMode) return null;
  return { path: record.slice(tab + 1), commit, isRead: false };
}

/** A path that ends with a slash is an untracked repository. */
function parseUntracked(record: string): ListedFile | null {
  if (record.endsWith('/')) return null;
  return { path: record.slice(2), mode: null, oid: null, skipped: false };
}

function parseTracked(record: string): ListedFile | null {
  const tab = record.indexOf('\t');
  const [tag, mode = '', oid = ''] = record.slice(0, tab).split(' ');
  if (kindOf(mode) === null) return null;
  const path = record.slice(tab + 1);
  const letter = tag?.toUpperCase();
  return { path, mode, oid, skipped: letter === 'S', isAssumed: letter === 'S' || tag !== letter };
}

/**
 * The listed files that exist. A file behind a symbolic link does not: git considers it deleted. Looks only at files that
 * git has not compared with the index, or that differ: in `touched`.
 */
export function presentFiles(
  top: string,
  listed: readonly ListedFile[],
  { settings, touched }: { settings: GitSettings; touched: ReadonlySet<string> | undefined },
): readonly PresentFile[] {
  const isFolder = createFolderCheck(top);
  return listed.flatMap(({ path, mode, oid, skipped, isAssumed = false }): PresentFile[] => {
    const indexKind = mode === null ? null : kindOf(mode);
    if (indexKind && touched && !skipped && !isAssumed && !touched.has(path))
      return [{ path, kind: indexKind, oid, onDisk: true, isAssumed }];
    const kind = isFolder(folderOf(path)) ? kindOnDisk(top, path, indexKind, settings) : null;
    if (kind !== null) return [{ path, kind, oid, onDisk: true, isAssumed }];
    return skipped && indexKind ? [{ path, kind: indexKind, oid, onDisk: false }] : [];
  });
}

function kindOnDisk(
  top: string,
  path: string,
  indexKind: TreeEntry['kind'] | null,
  settings: GitSettings,
): TreeEntry['kind'] | null {
  const stat = lstatSafely(diskPath(top, path));
  // A file without access permission exists; reading it reports the error.
  if (stat === null) return indexKind;
  if (stat?.isSymbolicLink()) return 'symlink';
  if (!stat?.isFile()) return null;
  if (indexKind === 'symlink' && !settings.symlinks) return 'symlink';
  if (!settings.fileMode) return indexKind === 'executable' ? 'executable' : 'file';
  return stat.mode & 0o100 ? 'executable' : 'file';
}

/** Creates a predicate for folders below the top, without links on the way. */
function createFolderCheck(top: string): (folder: string) => boolean {
  const known = new Map<string, boolean>([['', true]]);
  const isFolder = (folder: string): boolean => {
    let isReal = known.get(folder);
    if (isReal === undefined) {
      const stat = isFolder(folderOf(folder)) ? lstatSafely(diskPath(top, folder)) : undefined;
      isReal = stat === null || stat?.isDirectory() === true;
      known.set(folder, isReal);
    }
    return isReal;
  };
  return isFolder;
}
