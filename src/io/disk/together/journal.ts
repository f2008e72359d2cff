import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { folderOf, selfAndAncestors } from '../../../model/text/path.ts';
import { diskPath, lstatSafely } from '../../git/disk-file.ts';
import { isRunning } from '../../temp-file.ts';

/** The swap of one file: the old one is kept in the state folder too, and the staged one replaces it in one step. */
export interface Step {
  /** The path of the file in the tree. */
  readonly path: string;
  /** Whether a file is there before, and after. */
  readonly before: boolean;
  readonly after: boolean;
}

/** The plan of a swap, on disk before its first step. The last step replaces one file and completes the swap. */
export interface Journal {
  /** The process that writes. */
  readonly pid: number;
  readonly steps: readonly Step[];
  /** New folders, outermost first. */
  readonly folders: readonly string[];
}

/** The places of the kept and the staged file of a step in the state folder. */
export function oldPlace(state: string, index: number): string {
  return join(state, `old-${index}`);
}
export function newPlace(state: string, index: number): string {
  return join(state, `new-${index}`);
}

/** The file of the journal in the state folder. */
export function journalPlace(state: string): string {
  return join(state, 'journal.json');
}

/** What is left of an earlier run: `running` in another process, `undone` now, or nothing. */
export type Remains = 'none' | 'running' | 'undone';

/** Ends what an earlier run left: takes an incomplete swap back, removes the staged files of any other. */
export function endEarlierRun(top: string, state: string): Remains {
  const stat = lstatSync(state, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return 'none';
  const journal = readJournal(top, state);
  if (journal === null) {
    if (Date.now() - stat.mtimeMs < maxStagingAge && hasLiveStager(state)) return 'running';
    rmSync(state, { recursive: true, force: true });
    return 'none';
  }
  if (isRunning(journal.pid)) return 'running';
  const isUndone = rollBack(top, state, journal);
  if (!isUndone) removeEmptiedFolders(top, journal);
  rmSync(state, { recursive: true, force: true });
  return isUndone ? 'undone' : 'none';
}

/** In milliseconds; files are staged in far less time. */
const maxStagingAge = 10 * 60 * 1000;

/** The file with the id of the staging process. */
export function ownerPlace(state: string): string {
  return join(state, 'pid');
}

function hasLiveStager(state: string): boolean {
  try {
    return isRunning(Number(readFileSync(ownerPlace(state), 'utf8')));
  } catch {
    // The process ended between the creation of the folder and of the file.
    return false;
  }
}

function readJournal(top: string, state: string): Journal | null {
  try {
    const journal = JSON.parse(readFileSync(journalPlace(state), 'utf8')) as Journal;
    const paths = [...journal.steps.map(({ path }) => path), ...journal.folders];
    return paths.every((path) => isInsideTree(path) && !isBehindLink(top, path)) &&
      Number.isInteger(journal.pid)
      ? journal
      : null;
  } catch {
    // Absent until everything is staged, since it is renamed into place.
    return null;
  }
}

/** A state folder outside a git directory may come with the tree, so its journal is not trusted. */
function isInsideTree(path: unknown): path is string {
  return (
    typeof path === 'string' &&
    path.split('/').every((part) => !/^(?:|\.\.?|\.git)$/i.test(part) && !part.includes('\\'))
  );
}

function isBehindLink(top: string, path: string): boolean {
  return [...selfAndAncestors(path)].some(
    (ancestor) => ancestor !== '' && lstatSafely(diskPath(top, ancestor))?.isSymbolicLink(),
  );
}

/** Removes the folders that a complete swap left empty. */
export function removeEmptiedFolders(top: string, { steps }: Journal): void {
  for (const { path, after } of steps) {
    if (after) continue;
    for (const folder of selfAndAncestors(folderOf(path)))
      if (folder !== '') removeEmptyFolder(top, folder);
  }
}

/** Takes a swap back, unless it is complete; true if a file was put back or removed. */
export function rollBack(top: string, state: string, { steps, folders }: Journal): boolean {
  const last = steps.length - 1;
  if (last < 0 || !existsSync(newPlace(state, last))) return false;
  const undone = [...steps.slice(0, last).entries()];
  const isPlaced = (index: number, { path, after }: Step) =>
    after && !existsSync(newPlace(state, index)) && lstatSafely(diskPath(top, path)) !== undefined;
  const added = undone.filter(([index, step]) => !step.before && isPlaced(index, step));
  const replaced = undone.filter(([index, step]) => step.before && isPlaced(index, step));
  for (const [index, { path }] of added) renameSync(diskPath(top, path), newPlace(state, index));
  for (const [index, { path }] of replaced) renameSync(oldPlace(state, index), diskPath(top, path));
  for (const folder of folders.toReversed()) removeEmptyFolder(top, folder);
  const removed = undone.filter(
    ([, { path, before, after }]) =>
      before && !after && lstatSafely(diskPath(top, path)) === undefined,
  );
  for (const [index, { path }] of removed) {
    mkdirSync(diskPath(top, folderOf(path)), { recursive: true });
    renameSync(oldPlace(state, index), diskPath(top, path));
  }
  return added.length + replaced.length + removed.length > 0;
}

/** Removes a folder if it is empty. */
export function removeEmptyFolder(top: string, folder: string): void {
  try {
    rmdirSync(diskPath(top, folder));
  } catch {
    // It holds other files, or it is already gone.
  }
}

/** The folder of the state of a swap: in the git directory, or in the tree where that is on another disk. */
export function stateFolder(top: string, gitDir: string | null): string {
  const isSameDisk = gitDir !== null && statSync(gitDir).dev === statSync(top).dev;
  return isSameDisk ? join(gitDir, 'skillaccord-update') : join(top, '.skillaccord-update');
}
