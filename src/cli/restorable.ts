import { readFileSync } from 'node:fs';
import { replaceFile } from '../io/disk/replace-file.ts';
import { diskPath } from '../io/git/disk-file.ts';
import { findRepository } from '../io/git/repository.ts';
import { dirtyFiles } from '../io/git/uncommitted.ts';
import type { ChangedFile } from '../model/changed-file.ts';
import { escapeInvisible } from '../report/escape.ts';
import { shellPath } from '../report/shell-path.ts';

/** Of some files of a tree, those that git could not restore; outside a repository all of them. */
export async function unrestorableFiles(
  top: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const { repository } = findRepository(top);
  return repository === null ? new Set(paths) : dirtyFiles(repository, top, paths);
}

/** Why a file is left as it is, with the remedy; `path` as the user writes it. */
export function refusalLine(path: string, isInGit: boolean): string {
  const why = isInGit
    ? `it has changes that are not staged. Run \`git add ${shellPath(path)}\`, or use --force.`
    : 'there is no git repository to restore it from. Use --force.';
  return escapeInvisible(`${path} is left as it is: ${why}`);
}

/**
 * Replaces the text of a file that was read as git stores it: a checkout may have other line endings, which stay. Returns
 * null on success, otherwise the reason as a clause.
 */
export function replaceCheckedOut(top: string, file: ChangedFile): string | null {
  const withLineEndings = (text: string) => text.replaceAll('\n', '\r\n');
  return replaceFile(
    top,
    diskText(top, file.path) === withLineEndings(file.before)
      ? { ...file, before: withLineEndings(file.before), after: withLineEndings(file.after) }
      : file,
  );
}

/** The text on the disk; null if unreadable, which the write reports. */
function diskText(top: string, path: string): string | null {
  try {
    return readFileSync(diskPath(top, path), 'utf8');
  } catch {
    return null;
  }
}
