import { folderOf, nameOf } from '../model/text/path.ts';

/** Where a skill lies that a tool installed: `<home>/.agents/skills/<folder>` and the like. */
export interface InstallLocation {
  /** The folder that holds the folders of agents. */
  readonly home: string;
  readonly folder: string;
  /** Whether it lies in the folder of an agent: `skills/<folder>` alone may be a skill's own source. */
  readonly inAgentFolder: boolean;
}

/** Where a skill is installed, by its root; null where it lies in no folder of skills. */
export function installLocation(root: string): InstallLocation | null {
  const skillsFolder = folderOf(root);
  if (nameOf(skillsFolder) !== 'skills') return null;
  const parent = folderOf(skillsFolder);
  const folder = nameOf(root);
  // Such as .claude, or .config/opencode.
  for (const agent of [parent, folderOf(parent)]) {
    if (nameOf(agent).startsWith('.'))
      return { home: folderOf(agent), folder, inAgentFolder: true };
  }
  return { home: parent, folder, inAgentFolder: false };
}

/** The home whose skills a lock speaks of: a lock may lie in the folder of an agent itself. */
export function lockHome(path: string): string {
  const folder = folderOf(path);
  return nameOf(folder).startsWith('.') ? folderOf(folder) : folder;
}

/** The names of the folder that a skill of this name is installed in. */
export function installFolders(name: string): readonly string[] {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^[.-]+/, '')
    .replace(/[.-]$/, '');
  return slug === name ? [name] : [name, slug];
}
