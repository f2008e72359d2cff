import type { LockFile, Pin } from '../model/lock.ts';
import type { SkillFile } from '../model/skill.ts';
import { installKeyOf, installKeys } from '../model/text/install-location.ts';
import { folderOf, relativePath, selfAndAncestors } from '../model/text/path.ts';
import type { TreeEntry } from '../model/tree.ts';
import { lockFormatOf } from './read.ts';

/** Returns the hash algorithms that the locks of a tree require for a skill, by its root and name. */
export function requiredAlgorithms(
  locks: readonly LockFile[],
): (root: string, name: string) => readonly string[] {
  const required = new Map<string, Set<string>>();
  const add = (key: string, algorithm: string) => {
    const known = required.get(key);
    if (known) known.add(algorithm);
    else required.set(key, new Set([algorithm]));
  };
  for (const lock of locks) {
    const { lookupBy } = lockFormatOf(lock);
    for (const { id, pins } of lock.entries) {
      const locations =
        lookupBy === 'installed' ? installKeys(lock.path, id).map((key) => `at\0${key}`) : [];
      for (const { algorithm, folder } of pins) {
        // Copies outside of the folders of agents have the name.
        if (lookupBy !== 'path') add(`name\0${id}`, algorithm);
        if (lookupBy === 'installed') for (const location of locations) add(location, algorithm);
        else if (folder !== undefined) add(`root\0${folder}`, algorithm);
      }
    }
  }
  return (root, name) => keysOf(root, name).flatMap((key) => [...(required.get(key) ?? [])]);
}

/** The keys by which the entries of locks find a skill. */
function keysOf(root: string, name: string): readonly string[] {
  const key = installKeyOf(root);
  return [`name\0${name}`, `root\0${root}`, ...(key === null ? [] : [`at\0${key}`])];
}

/** The files of each folder that a lock pins as a whole, by folder; without folders of skills. */
export function pinnedFolders(
  locks: readonly LockFile[],
  entries: readonly TreeEntry[],
  roots: ReadonlySet<string>,
): ReadonlyMap<string, readonly SkillFile[]> {
  const folders = new Set(pinsOf(locks).flatMap(({ folder }) => folder ?? []));
  const files = new Map<string, SkillFile[]>();
  for (const root of roots) folders.delete(root);
  if (folders.size === 0) return files;
  for (const { path, kind } of entries) {
    for (const folder of selfAndAncestors(folderOf(path))) {
      if (!folders.has(folder)) continue;
      const inFolder = files.get(folder) ?? [];
      inFolder.push({ path, name: relativePath(folder, path), kind });
      files.set(folder, inFolder);
    }
  }
  return files;
}

/** Returns the algorithms of the pins of a single file or of a folder, by path. */
export function pinnedAlgorithms(
  locks: readonly LockFile[],
): (path: string) => ReadonlySet<string> {
  const algorithms = new Map<string, Set<string>>();
  for (const { file, folder, algorithm } of pinsOf(locks)) {
    const path = file ?? folder;
    if (path === undefined) continue;
    const known = algorithms.get(path);
    if (known) known.add(algorithm);
    else algorithms.set(path, new Set([algorithm]));
  }
  return (path) => algorithms.get(path) ?? new Set();
}

function pinsOf(locks: readonly LockFile[]): readonly Pin[] {
  return locks.flatMap((lock) => lock.entries.flatMap((entry) => entry.pins));
}

/** The individually pinned files in a tree. */
export function pinnedFileEntries(
  locks: readonly LockFile[],
  entries: readonly TreeEntry[],
): readonly TreeEntry[] {
  const files = new Set(pinsOf(locks).flatMap(({ file }) => file ?? []));
  return files.size === 0 ? [] : entries.filter(({ path }) => files.has(path));
}
