import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { folderOf, isAtOrInside, isInside, selfAndAncestors } from '../../../model/text/path.ts';
import { compareText } from '../../../model/text/text.ts';
import { blobId } from '../../../model/tree.ts';
import { UsageError } from '../../../model/usage-error.ts';
import { type DiskPath, diskPath, lstatSafely } from '../../git/disk-file.ts';
import { errorCode } from '../write-file.ts';
import {
  endEarlierRun,
  type Journal,
  journalPlace,
  newPlace,
  oldPlace,
  ownerPlace,
  removeEmptiedFolders,
  removeEmptyFolder,
  rollBack,
  type Step,
  stateFolder,
} from './journal.ts';

/** One file to write, replace or remove. */
export interface FileWrite {
  /** The path in the tree. */
  readonly path: string;
  /** The git blob id of the bytes on the disk; null where no file is. */
  readonly before: string | null;
  /** The new bytes; null removes the file. */
  readonly after: Uint8Array | null;
  readonly isExecutable: boolean;
}

/** The tree to write into: its top, and its git directory, if any. */
export interface Place {
  readonly top: string;
  readonly gitDir: string | null;
}

/** Undoes what an interrupted run wrote; true if a file changed. Throws UsageError while another run writes. */
export function undoInterrupted({ top, gitDir }: Place): boolean {
  const state = stateFolder(top, gitDir);
  const earlierRun = endEarlierRun(top, state);
  if (earlierRun === 'running')
    throw new UsageError(`Another process updates skills here. If none does, remove "${state}".`);
  return earlierRun === 'undone';
}

/**
 * Writes some files, all or none; the last one replaces an existing file and completes the rest. Every file is staged
 * and every old one kept first, then a journal is written, then each file is replaced in one step: none is ever missing.
 * The next run undoes an interrupted swap. Follows no links. Throws UsageError with nothing changed, such as for a
 * file that changed since it was read.
 */
export async function writeTogether(place: Place, writes: readonly FileWrite[]): Promise<void> {
  const { top, gitDir } = place;
  undoInterrupted(place);
  const problem = writes
    .map((write) => findObstacle(top, write, writes))
    .find((obstacle) => obstacle);
  if (problem) throw new UsageError(`${problem} Nothing is written.`);
  const state = stateFolder(top, gitDir);
  const journal: Journal = {
    pid: process.pid,
    steps: writes.map(({ path, before, after }): Step => {
      return { path, before: before !== null, after: after !== null };
    }),
    folders: newFolders(top, writes),
  };
  createState(state);
  try {
    stage(top, state, writes, journal);
    await withoutSignals(() => swap(top, state, journal));
  } catch (cause) {
    rollBack(top, state, journal);
    rmSync(state, { recursive: true, force: true });
    throw new UsageError(`The files cannot be written (${errorCode(cause)}). Nothing is changed.`);
  }
  removeEmptiedFolders(top, journal);
  rmSync(state, { recursive: true, force: true });
}

/** Why a file cannot be written, as a sentence. */
function findObstacle(
  top: string,
  { path, before }: FileWrite,
  writes: readonly FileWrite[],
): string | null {
  const parents = [...selfAndAncestors(folderOf(path))].filter((folder) => folder !== '');
  const removed = new Set(
    writes.flatMap((write) => (write.after === null ? write.path.toLowerCase() : [])),
  );
  for (const folder of parents) {
    const stat = lstatSafely(diskPath(top, folder));
    const isFree = stat === undefined || removed.has(folder.toLowerCase());
    if (!isFree && !stat?.isDirectory()) return `"${folder}" is not a directory.`;
  }
  const stat = lstatSafely(diskPath(top, path));
  if (before === null) {
    const isFree = stat === undefined || stat?.isDirectory() || removed.has(path.toLowerCase());
    return isFree ? null : `"${path}" is not a file of the skill and in the way of a new one.`;
  }
  if (!stat?.isFile()) return `"${path}" is not a regular file.`;
  const isSame = blobId(readFileSync(diskPath(top, path))) === before;
  return isSame ? null : `"${path}" has changed meanwhile.`;
}

/** The folders to create, outermost first. */
function newFolders(top: string, writes: readonly FileWrite[]): readonly string[] {
  const folders = writes.flatMap(({ path, after }) =>
    after === null
      ? []
      : [...selfAndAncestors(folderOf(path))].filter((ancestor) => ancestor !== ''),
  );
  return [...new Set(folders)]
    .filter((folder) => !lstatSafely(diskPath(top, folder))?.isDirectory())
    .sort(compareText);
}

/** Creates the state folder, which no other process may have. */
function createState(state: string): void {
  try {
    mkdirSync(state);
  } catch (cause) {
    throw new UsageError(`"${state}" cannot be created (${errorCode(cause)}). Nothing is written.`);
  }
}

/** Keeps every old file and writes every new one next to the tree, and the journal last. */
function stage(top: string, state: string, writes: readonly FileWrite[], journal: Journal): void {
  writeFileSync(ownerPlace(state), String(process.pid));
  for (const [index, { path, before, after, isExecutable }] of writes.entries()) {
    if (before !== null && index < writes.length - 1)
      backUp(diskPath(top, path), oldPlace(state, index));
    if (after === null) continue;
    const mode = isExecutable ? 0o777 : 0o666;
    // The last file is a lock, which keeps its permissions.
    const kept = index === writes.length - 1 ? lstatSafely(diskPath(top, path))?.mode : undefined;
    writeSynced(newPlace(state, index), after, mode, kept);
  }
  const draft = `${journalPlace(state)}.tmp`;
  writeSynced(draft, Buffer.from(JSON.stringify(journal)), 0o666);
  renameSync(draft, journalPlace(state));
}

/** Gives a file a second name; a disk without hard links gets a copy. */
function backUp(path: DiskPath, place: string): void {
  try {
    linkSync(path, place);
  } catch {
    copyFileSync(path, place, constants.COPYFILE_EXCL);
  }
}

function writeSynced(path: string, bytes: Uint8Array, mode: number, kept?: number): void {
  const descriptor = openSync(path, 'wx', mode);
  try {
    if (kept !== undefined) fchmodSync(descriptor, kept & 0o777);
    writeFileSync(descriptor, bytes);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Replaces and adds files, then removes others; the last rename replaces its file and completes the swap. A removed file
 * in the way of a new one goes first.
 */
function swap(top: string, state: string, { steps, folders }: Journal): void {
  const last = steps.length - 1;
  const removed = steps.filter(({ after }) => !after);
  const blocking = new Set(removed.filter((step) => isInTheWay(step, steps)));
  for (const { path } of blocking) unlinkSync(diskPath(top, path));
  for (const folder of folders) mkdirSync(diskPath(top, folder));
  for (const [index, { path, after }] of steps.slice(0, last).entries()) {
    if (!after) continue;
    removeEmptyFolders(top, path, steps);
    renameSync(newPlace(state, index), diskPath(top, path));
  }
  for (const step of removed) if (!blocking.has(step)) unlinkSync(diskPath(top, step.path));
  const final = steps[last];
  if (final) renameSync(newPlace(state, last), diskPath(top, final.path));
}

/** Whether a new file has the place of a removed one, is below it or above it, also on a disk that ignores case. */
function isInTheWay({ path }: Step, steps: readonly Step[]): boolean {
  const key = (name: string) => name.normalize('NFC').toLowerCase();
  const ownKey = key(path);
  return steps.some(
    (other) =>
      other.after && (isAtOrInside(key(other.path), ownKey) || isInside(ownKey, key(other.path))),
  );
}

/** Removes the empty folders in the place of a file. */
function removeEmptyFolders(top: string, path: string, steps: readonly Step[]): void {
  for (const step of steps) {
    if (step.after || !isInside(step.path, path)) continue;
    for (const folder of selfAndAncestors(folderOf(step.path)))
      if (isAtOrInside(folder, path)) removeEmptyFolder(top, folder);
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a short action that no signal interrupts; a signal meanwhile is ignored, since the action completes. */
async function withoutSignals(action: () => void): Promise<void> {
  const ignore = () => {};
  for (const signal of signals) process.on(signal, ignore);
  try {
    action();
    await setImmediate();
  } finally {
    for (const signal of signals) process.off(signal, ignore);
  }
}
