import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { folderOf } from '../../../model/text/path.ts';
import { UsageError } from '../../../model/usage-error.ts';
import { diskPath } from '../../git/disk-file.ts';
import {
  type Journal,
  newPlace,
  oldPlace,
  type Place,
  readJournal,
  readOwner,
  stateFolder,
  stateTime,
} from './journal.ts';
import { mayStillWrite } from './owner.ts';
import { foldersAbove, idAt, removeEmptyFolder, type Step } from './place-state.ts';

/** A step with its number. */
type Numbered = readonly [index: number, step: Step];

/** An earlier run that ended before its swap was complete. */
export interface Interrupted {
  readonly names: readonly string[];
}

/** What is left of an earlier run. */
export type Remains = 'none' | 'running' | Interrupted;

/** Looks at what an earlier run left; changes nothing. */
export function findRemains(place: Place): Remains {
  const state = stateFolder(place);
  const time = stateTime(state);
  if (time === null) return 'none';
  const journal = readJournal(state);
  const owner = journal?.owner ?? readOwner(state);
  if (owner && mayStillWrite(owner, time)) return 'running';
  return journal && isToTakeBack(place.top, writtenSteps(state, journal)) ? journal : 'none';
}

/** While another run writes. */
export function runningError(place: Place): UsageError {
  return new UsageError(
    'Another process updates skills here.',
    `If none does, remove "${stateFolder(place)}".`,
  );
}

/**
 * Takes back what an interrupted run wrote, as far as it is still what that run wrote, and removes what it staged. Returns
 * the folder with the copies of the files that somebody changed since; null without any.
 */
export function endEarlierRun(place: Place): string | null {
  const { top } = place;
  const state = stateFolder(place);
  if (stateTime(state) === null) return null;
  const journal = readJournal(state);
  if (journal) return takeBack(top, state, journal);
  rmSync(state, { recursive: true, force: true });
  return null;
}

/** Takes a swap back, unless it is complete. As `endEarlierRun`. */
export function takeBack(top: string, state: string, journal: Journal): string | null {
  const written = writtenSteps(state, journal);
  const hasRestored = isRestored(top, written);
  const restore = (isChosen: (step: Step) => boolean) =>
    written.filter(([index, step]) => isChosen(step) && !tryRestore(top, state, index, step));
  // Added files and folders may be in the place of removed ones.
  const left = [
    ...restore(({ before }) => before === null),
    ...restore(({ before, after }) => before !== null && after !== null),
  ];
  for (const folder of journal.folders.toReversed()) removeEmptyFolder(top, folder);
  left.push(
    ...(hasRestored
      ? written.filter(
          ([, { path, before, after }]) => after === null && idAt(top, path) !== before,
        )
      : restore(({ after }) => after === null)),
  );
  if (written.length === 0) removeEmptiedFolders(top, journal);
  if (left.length > 0) return keep(state);
  rmSync(state, { recursive: true, force: true });
  return null;
}

/** The files that an incomplete swap has replaced, added or moved away. */
function writtenSteps(state: string, { steps }: Journal): readonly Numbered[] {
  const last = steps.length - 1;
  if (last < 0 || !existsSync(newPlace(state, last))) return [];
  return [...steps.slice(0, last).entries()].filter(([index, { after }]) =>
    after === null ? existsSync(oldPlace(state, index)) : !existsSync(newPlace(state, index)),
  );
}

function isToTakeBack(top: string, written: readonly Numbered[]): boolean {
  const isOwners = isRestored(top, written);
  return written.some((step) => isAsWritten(top, step) && !(isOwners && step[1].after === null));
}

/** Whether somebody has put other texts in the place of all replaced ones: files that are missing then are removed by them. */
function isRestored(top: string, written: readonly Numbered[]): boolean {
  const replaced = written.filter(([, { before, after }]) => before !== null && after !== null);
  return replaced.length > 0 && !replaced.some((step) => isAsWritten(top, step));
}

function isAsWritten(top: string, [, { path, after }]: Numbered): boolean {
  return idAt(top, path) === after;
}

/** Restores one file if it is still what the swap left; false if its old text is to be kept elsewhere. */
function tryRestore(top: string, state: string, index: number, step: Step): boolean {
  const path = diskPath(top, step.path);
  try {
    const id = idAt(top, step.path);
    if (id !== step.after) return id === step.before || step.before === null;
    if (step.after === null) mkdirSync(diskPath(top, folderOf(step.path)), { recursive: true });
    if (step.before === null) renameSync(path, newPlace(state, index));
    else renameSync(oldPlace(state, index), path);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the old files where no later run removes them. */
function keep(state: string): string {
  const kept = `${state}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(state, kept);
  return kept;
}

/** Removes the folders that a complete swap left empty. */
export function removeEmptiedFolders(top: string, { steps }: Journal): void {
  for (const { path, after } of steps) {
    if (after !== null) continue;
    for (const folder of foldersAbove(path)) removeEmptyFolder(top, folder);
  }
}
