import { folderOf, nameOf } from './path.ts';

/** The place of an installed skill: `<home>/.agents/skills/<folder>` or similar. */
export interface InstallLocation {
  /** The parent of the agents' folders. */
  readonly home: string;
  readonly folder: string;
  /** Whether it is in an agent's folder; `skills/<folder>` alone may be the skill's source. */
  readonly inAgentFolder: boolean;
}

/** The install location of a skill's root; null outside of `skills/` folders. */
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

/** The home of the skills in a lock; a lock may be inside an agent's folder. */
export function lockHome(path: string): string {
  const folder = folderOf(path);
  return nameOf(folder).startsWith('.') ? folderOf(folder) : folder;
}

/** The possible install folders of a skill name. */
export function installFolders(name: string): readonly string[] {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^[.-]+/, '')
    .replace(/[.-]$/, '');
  return slug === name ? [name] : [name, slug];
}

/** The key of the place of an installed skill; null outside of `skills/` folders. */
export function installKeyOf(root: string): string | null {
  const location = installLocation(root);
  return location && installKey(location.home, location.folder);
}

/** The keys of the places where a lock looks for the skill of a name. */
export function installKeys(lockPath: string, name: string): readonly string[] {
  const home = lockHome(lockPath);
  return installFolders(name).map((folder) => installKey(home, folder));
}

function installKey(home: string, folder: string): string {
  return `${home}\0${folder}`;
}
