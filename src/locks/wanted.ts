import type { LockFile } from '../model/lock.ts';
import type { Entry } from '../model/tree.ts';
import { foldersOf, homeOfLock, installedAt } from './installed.ts';
import { lockFormatOf } from './read.ts';
import { installedKey } from './units.ts';

/** Tells which algorithms the locks of a tree want a skill hashed with, by its root and name. */
export function algorithmsWanted(
  locks: readonly LockFile[],
): (root: string, name: string) => readonly string[] {
  const wanted = new Map<string, Set<string>>();
  const want = (key: string, algorithm: string) => {
    const set = wanted.get(key);
    if (set) set.add(algorithm);
    else wanted.set(key, new Set([algorithm]));
  };
  for (const lock of locks) {
    const { finds } = lockFormatOf(lock);
    const home = homeOfLock(lock.path);
    for (const { id, pins } of lock.entries) {
      const places = foldersOf(id).map((folder) => `at\0${installedKey(home, folder)}`);
      for (const { algorithm, folder } of pins) {
        if (finds === 'name') want(`name\0${id}`, algorithm);
        else if (finds === 'installed') for (const place of places) want(place, algorithm);
        else if (folder !== undefined) want(`root\0${folder}`, algorithm);
      }
    }
  }
  return (root, name) => {
    const place = installedAt(root);
    const keys = [`name\0${name}`, `root\0${root}`];
    if (place) keys.push(`at\0${installedKey(place.home, place.folder)}`);
    return keys.flatMap((key) => [...(wanted.get(key) ?? [])]);
  };
}

/** What a tree holds of the files that its locks pin one by one. */
export function filesPinned(
  locks: readonly LockFile[],
  entries: readonly Entry[],
): readonly Entry[] {
  const pins = locks.flatMap((lock) => lock.entries.flatMap((entry) => entry.pins));
  const files = new Set(pins.flatMap(({ file }) => file ?? []));
  return files.size === 0 ? [] : entries.filter(({ path }) => files.has(path));
}
