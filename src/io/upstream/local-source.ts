import { lstatSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { msg } from '../../model/message.ts';
import { checkAddress } from '../../upstream/address.ts';
import type { FetchFailure, UpstreamTree } from '../../upstream/fetcher.ts';
import type { LocalSource } from '../../upstream/source.ts';
import { folderTree } from '../disk/folder-tree.ts';
import { errorCode } from '../disk/write-file.ts';
import { defaultBudget } from './budget.ts';
import { unreachableFailure } from './failure.ts';
import type { FetcherSettings } from './fetcher-settings.ts';

/** The files of a folder of this machine. One outside of the repository needs `sources: {allow: [file]}`. */
export async function fetchLocalSource(
  { path }: LocalSource,
  { rules, directory, budget = defaultBudget }: FetcherSettings,
): Promise<UpstreamTree | FetchFailure> {
  const place = resolve(directory, path);
  const folder = realFolder(place);
  if (!isWithin(realFolder(directory) ?? directory, folder ?? place)) {
    const address = checkAddress(place.split(sep).join('/'), rules);
    if ('refusal' in address) return { failure: 'refused', reason: address.refusal };
  }
  if (folder === null)
    return isMissing(place)
      ? { failure: 'gone', reason: msg`The folder does not exist.` }
      : unreachableFailure(msg`The folder cannot be read.`);
  const tree = folderTree(folder);
  if (tree.entries.length > budget.files)
    return unreachableFailure(msg`The source has more than ${budget.files} files.`);
  const none = { commit: null, digest: null, date: null, history: null, tags: [] };
  return {
    tree,
    ...none,
    refKind: 'none',
    sizeOf: (file) => sizeBelow(join(folder, file), budget),
  };
}

function realFolder(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}

/** Whether nothing is at a path, as opposed to something that may not be read. */
function isMissing(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) === undefined;
  } catch (cause) {
    return errorCode(cause) === 'ENOTDIR';
  }
}

function isWithin(directory: string, path: string): boolean {
  const below = relative(directory, path);
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

function sizeBelow(path: string, { fileBytes }: { readonly fileBytes: number }): number | null {
  const size = lstatSync(path, { throwIfNoEntry: false })?.size;
  return size === undefined || size > fileBytes ? null : size;
}
