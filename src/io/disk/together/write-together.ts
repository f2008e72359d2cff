import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
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
  type Journal,
  journalPlace,
  newPlace,
  oldPlace,
  ownerPlace,
  type Place,
  stateFolder,
} from './journal.ts';
import { ownProcess } from './owner.ts';
import { findObstacle, idAt, removeEmptyFolder, type Step } from './place-state.ts';
import {
  endEarlierRun,
  findRemains,
  removeEmptiedFolders,
  runningError,
  takeBack,
} from './take-back.ts';

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

/**
 * Writes some files, all or none; the last one replaces an existing file and completes the rest. Every file is staged
 * and every old one kept first, then a journal is written, then each file is replaced in one step: none is ever missing.
 * The next run of one of the names takes an interrupted swap back. Follows no links. Throws UsageError with nothing
 * changed, such as for a file that changed since it was read.
 */
export async function writeTogether(
  place: Place,
  writes: readonly FileWrite[],
  names: readonly string[] = [],
): Promise<void> {
  const { top } = place;
  const state = stateFolder(place);
  if (findRemains(place) === 'running') throw runningError(place);
  endEarlierRun(place);
  const steps = writes.map(({ path, before, after }): Step => {
    return { path, before, after: after && blobId(after) };
  });
  const problem = steps.map((step) => findObstacle(top, step, steps)).find((obstacle) => obstacle);
  if (problem) throw new UsageError(`${problem} Nothing is written.`);
  const journal = { owner: ownProcess(), names, steps, folders: newFolders(top, writes) };
  createState(state);
  try {
    stage(top, state, writes, journal);
    await withoutSignals(() => swap(top, state, journal));
  } catch (cause) {
    takeBack(top, state, journal);
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`The files cannot be written (${errorCode(cause)}). Nothing is changed.`);
  }
  removeEmptiedFolders(top, journal);
  rmSync(state, { recursive: true, force: true });
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

/** Keeps every file to replace and writes every new one next to the tree, and the journal last. */
function stage(top: string, state: string, writes: readonly FileWrite[], journal: Journal): void {
  writeFileSync(ownerPlace(state), JSON.stringify(journal.owner));
  for (const [index, { path, before, after, isExecutable }] of writes.entries()) {
    if (after === null) continue;
    if (before !== null && index < writes.length - 1)
      backUp(diskPath(top, path), oldPlace(state, index));
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
 * Replaces and adds files, then moves the removed ones away; the last rename replaces its file and completes the swap. A
 * removed file in the way of a new one goes first. Looks at each place again: somebody may have changed it meanwhile.
 */
function swap(top: string, state: string, { steps, folders }: Journal): void {
  const last = steps.length - 1;
  const take = (index: number, step: Step) => {
    requireUntouched(top, step);
    const path = diskPath(top, step.path);
    if (step.after === null) renameSync(path, oldPlace(state, index));
    else renameSync(newPlace(state, index), path);
  };
  const removed = [...steps.entries()].filter(([, { after }]) => after === null);
  const blocking = new Set(removed.filter(([, step]) => isInTheWay(step, steps)));
  for (const [index, step] of blocking) take(index, step);
  for (const folder of folders) {
    requireUntouched(top, { path: folder, before: null, after: null });
    if (idAt(top, folder) === null) mkdirSync(diskPath(top, folder));
  }
  for (const [index, step] of steps.slice(0, last).entries()) {
    if (step.after === null) continue;
    removeEmptyFolders(top, step.path, steps);
    take(index, step);
  }
  for (const entry of removed) if (!blocking.has(entry)) take(...entry);
  const final = steps[last];
  if (final) take(last, final);
}

function requireUntouched(top: string, step: Step): void {
  const obstacle = findObstacle(top, step, []);
  if (obstacle !== null) throw new UsageError(`${obstacle} Nothing is changed.`);
}

/** Whether a new file has the place of a removed one, is below it or above it, also on a disk that ignores case. */
function isInTheWay({ path }: Step, steps: readonly Step[]): boolean {
  const key = (name: string) => name.normalize('NFC').toLowerCase();
  const ownKey = key(path);
  return steps.some(
    (other) =>
      other.after !== null &&
      (isAtOrInside(key(other.path), ownKey) || isInside(ownKey, key(other.path))),
  );
}

/** Removes the empty folders in the place of a file. */
function removeEmptyFolders(top: string, path: string, steps: readonly Step[]): void {
  for (const step of steps) {
    if (step.after !== null || !isInside(step.path, path)) continue;
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
