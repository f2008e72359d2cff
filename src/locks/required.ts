import type { LockFile } from '../model/lock.ts';
import { installFolders, installLocation, lockHome } from '../model/text/install-location.ts';
import type { TreeEntry } from '../model/tree.ts';
import { lockFormatOf } from './read.ts';
import { installKey } from './targets.ts';

/** Returns the hash algorithms that the locks of a tree require for a skill, by root and name. */
export function requiredAlgorithms(
  locks: readonly LockFile[],
): (root: string, name: string) => readonly string[] {
  const required = new Map<string, Set<string>>();
  const addRequirement = (key: string, algorithm: string) => {
    const algorithms = required.get(key);
    if (algorithms) algorithms.add(algorithm);
    else required.set(key, new Set([algorithm]));
  };
  for (const lock of locks) {
    const { lookupBy } = lockFormatOf(lock);
    const home = lockHome(lock.path);
    for (const { id, pins } of lock.entries) {
      const locations = installFolders(id).map((folder) => `at\0${installKey(home, folder)}`);
      for (const { algorithm, folder } of pins) {
        if (lookupBy === 'name') addRequirement(`name\0${id}`, algorithm);
        else if (lookupBy === 'installed')
          for (const location of locations) addRequirement(location, algorithm);
        else if (folder !== undefined) addRequirement(`root\0${folder}`, algorithm);
      }
    }
  }
  return (root, name) => {
    const location = installLocation(root);
    const keys = [`name\0${name}`, `root\0${root}`];
    if (location) keys.push(`at\0${installKey(location.home, location.folder)}`);
    return keys.flatMap((key) => [...(required.get(key) ?? [])]);
  };
}

/** The individually pinned files in a tree. */
export function pinnedEntries(
  locks: readonly LockFile[],
  entries: readonly TreeEntry[],
): readonly TreeEntry[] {
  const pins = locks.flatMap((lock) => lock.entries.flatMap((entry) => entry.pins));
  const files = new Set(pins.flatMap(({ file }) => file ?? []));
  return files.size === 0 ? [] : entries.filter(({ path }) => files.has(path));
}
