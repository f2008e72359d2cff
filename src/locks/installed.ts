import { folderOf, nameOf } from '../model/text/path.ts';

/** Where a skill lies that a tool installed: `<home>/.agents/skills/<folder>` and the like. */
export interface Installed {
  /** The folder that holds the folders of agents. */
  readonly home: string;
  readonly folder: string;
  /** Whether it lies in the folder of an agent: `skills/<folder>` alone may be a skill's own source. */
  readonly hidden: boolean;
}

/** Where a skill is installed, by its root; null where it lies in no folder of skills. */
export function installedAt(root: string): Installed | null {
  const skills = folderOf(root);
  if (nameOf(skills) !== 'skills') return null;
  const holder = folderOf(skills);
  const folder = nameOf(root);
  // Such as .claude, or .config/opencode.
  for (const agent of [holder, folderOf(holder)]) {
    if (nameOf(agent).startsWith('.')) return { home: folderOf(agent), folder, hidden: true };
  }
  return { home: holder, folder, hidden: false };
}

/** The home whose skills a lock speaks of: a lock may lie in the folder of an agent itself. */
export function homeOfLock(path: string): string {
  const folder = folderOf(path);
  return nameOf(folder).startsWith('.') ? folderOf(folder) : folder;
}

/** The names of the folder that a skill of this name is installed in. */
export function foldersOf(name: string): readonly string[] {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^[.-]+/, '')
    .replace(/[.-]$/, '');
  return plain === name ? [name] : [name, plain];
}
