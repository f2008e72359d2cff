import { lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOwner, type Owner } from './owner.ts';
import type { Step } from './place-state.ts';

/** The tree to write into: its top, and its git directory, if any. */
export interface Place {
  readonly top: string;
  readonly gitDir: string | null;
}

/** The plan of a swap, on disk before its first step. The last step replaces one file and completes the swap. */
export interface Journal {
  readonly owner: Owner;
  /** The names of the skills. */
  readonly names: readonly string[];
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

/** The file with the process that stages. */
export function ownerPlace(state: string): string {
  return join(state, 'owner.json');
}

/** The folder of the state of a swap: in the git directory, or in the tree where that is on another disk. */
export function stateFolder({ top, gitDir }: Place): string {
  const isSameDisk = gitDir !== null && statSync(gitDir).dev === statSync(top).dev;
  return isSameDisk ? join(gitDir, 'skillaccord-update') : join(top, '.skillaccord-update');
}

/** When the state folder last changed, in milliseconds since the epoch; null without one. */
export function stateTime(state: string): number | null {
  const stat = lstatSync(state, { throwIfNoEntry: false });
  return stat?.isDirectory() ? stat.mtimeMs : null;
}

/** The journal; null until everything is staged, since it is renamed into place. */
export function readJournal(state: string): Journal | null {
  const journal = readJson(journalPlace(state)) as Journal | null;
  try {
    const paths = [...(journal?.steps.map(({ path }) => path) ?? []), ...(journal?.folders ?? [])];
    const isValid =
      paths.every(isInsideTree) &&
      journal?.names.every((name) => typeof name === 'string') &&
      isOwner(journal.owner);
    return isValid ? journal : null;
  } catch {
    return null;
  }
}

/** The process that stages; null if it ended before it wrote its name. */
export function readOwner(state: string): Owner | null {
  const owner = readJson(ownerPlace(state));
  return isOwner(owner) ? owner : null;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
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
