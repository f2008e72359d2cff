import { folderOf } from '../../model/text/path.ts';
import type { UnnamedUnit } from '../carrier.ts';

/** The folders of a tree that a command of a unit may mean. */
export interface Roots {
  /** Where it may run, likeliest first; relative paths begin there. */
  readonly working: readonly string[];
  /** Folders by the variables that a client sets. */
  readonly variables: ReadonlyMap<string, readonly string[]>;
}

/** The folders of a unit. Hooks of a plugin run in a folder of the user, so a path relative to it is a guess. */
export function rootsOf({ kind, root }: UnnamedUnit): Roots {
  const folder = kind === 'agent' || kind === 'command' ? folderOf(root) : root;
  const plugin = kind === 'plugin' || kind === 'repository' ? root : pluginFolder(root);
  const project = kind === 'repository' ? root : projectFolder(folder);
  const projects = unique(project, '');
  const working = kind === 'plugin' ? unique(root) : unique(project, folder, plugin, '');
  const plugins = unique(plugin);
  return {
    working,
    variables: new Map([
      ...['CLAUDE_PROJECT_DIR', 'GITHUB_WORKSPACE', 'workspaceFolder'].map(
        (name) => [name, projects] as const,
      ),
      ...['CLAUDE_PLUGIN_ROOT', 'PLUGIN_ROOT', 'extensionPath'].map(
        (name) => [name, plugins] as const,
      ),
      ['CLAUDE_SKILL_DIR', unique(folder)],
      ['OLDPWD', working],
    ]),
  };
}

function unique(...folders: readonly string[]): readonly string[] {
  return [...new Set(folders)];
}

/** The plugin of a skill, agent or command: the folder above `skills`, `agents` or `commands`. */
function pluginFolder(root: string): string {
  const segments = root.split('/');
  const at = ['skills', 'agents', 'commands'].map((name) => segments.lastIndexOf(name, -2));
  const folder = Math.max(...at);
  return folder === -1 ? root : segments.slice(0, folder).join('/');
}

/** The folder above `.claude` and the like; the root without one. */
function projectFolder(folder: string): string {
  const at = folder.search(/(?:^|\/)\.(?:claude|cursor|codex|github|gemini|opencode)(?:\/|$)/);
  return at === -1 ? '' : folder.slice(0, at);
}
