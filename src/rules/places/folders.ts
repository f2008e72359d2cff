import { folderOf, isInside, join, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { perWorkspace } from '../support/per-workspace.ts';

/** The folders of a tree, with lookup by path and name. */
export interface Folders {
  has(path: string): boolean;
  /** The names of the direct subfolders. */
  within(path: string): readonly string[];
  /** All folders of a name, in byte order. */
  named(name: string): readonly string[];
  /** True if the folder contains a SKILL.md, directly (`isSkill`) or at any depth (`holdsSkill`). */
  isSkill(path: string): boolean;
  holdsSkill(path: string): boolean;
  /** True if a path leads through a symbolic link or a submodule, out of the tree. */
  isElsewhere(path: string): boolean;
}

/** The folders of a workspace, computed once for all rules. */
export const foldersOf: (workspace: Workspace) => Folders = perWorkspace(
  ({ paths, listings: { externalPaths } }) => {
    const skills = new Set([...paths].filter(isSkillFile).map(folderOf));
    const skillAncestors = new Set([...skills].flatMap((path) => [...selfAndAncestors(path)]));
    const all = new Set<string>(['']);
    for (const path of paths) {
      for (const folder of selfAndAncestors(folderOf(path))) {
        if (all.has(folder)) break;
        all.add(folder);
      }
    }
    const children = new Map<string, string[]>();
    const byName = new Map<string, string[]>();
    for (const folder of all) {
      if (folder === '') continue;
      appendTo(children, folderOf(folder), nameOf(folder));
      appendTo(byName, nameOf(folder), folder);
    }
    return {
      has: (path) => all.has(path),
      within: (path) => children.get(path) ?? [],
      named: (name) => byName.get(name) ?? [],
      isSkill: (path) => skills.has(path),
      holdsSkill: (path) => skillAncestors.has(path),
      isElsewhere: (path) =>
        [...selfAndAncestors(path)].some((ancestor) => externalPaths.has(ancestor)),
    };
  },
);

/** Converts a path of the tree to one relative to `base`, as in listings. */
export function relativePath(base: string, path: string): string | undefined {
  if (path === base) return './';
  return isInside(path, base)
    ? join('.', path.slice(base === '' ? 0 : base.length + 1))
    : undefined;
}

function isSkillFile(path: string): boolean {
  return nameOf(path).toLowerCase() === 'skill.md';
}

function appendTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
