import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { TreePaths, UnnamedUnit } from '../carrier.ts';

/** The unit of a SKILL.md or a command: commands of a client's folder, and of plugins. */
export function skillOrCommand(path: string, tree: TreePaths): UnnamedUnit | null {
  const name = nameOf(path);
  if (name.toLowerCase() === 'skill.md') return { kind: 'skill', root: folderOf(path) };
  if (!name.endsWith('.md')) return null;
  return isIn('commands', path, tree) ? { kind: 'command', root: path } : null;
}

/** The unit of a subagent: a Markdown file of `.claude/agents`, or of `agents` of a plugin. */
export function agentOf(path: string, tree: TreePaths): UnnamedUnit | null {
  const isAgent = path.endsWith('.md') && nameOf(path).toLowerCase() !== 'skill.md';
  return isAgent && isIn('agents', path, tree) ? { kind: 'agent', root: path } : null;
}

/** Whether an agent belongs to the repository itself; those of plugins may do less. */
export function isProjectAgent(path: string): boolean {
  return /(?:^|\/)\.claude\/agents\//.test(path);
}

/** Whether a Markdown file is in a folder that Claude Code searches: `.claude/commands`, or `commands` of a plugin. */
function isIn(folder: string, path: string, tree: TreePaths): boolean {
  const segments = path.split('/');
  const index = segments.lastIndexOf(folder, -2);
  if (index === -1) return false;
  if (segments[index - 1] === '.claude') return true;
  const root = segments.slice(0, index).join('/');
  return tree.has(join(root, '.claude-plugin/plugin.json')) || isBarePlugin(root, tree);
}

const otherManifests = [
  '.cursor-plugin/plugin.json',
  '.codex-plugin/plugin.json',
  'gemini-extension.json',
];
const pluginFiles = ['hooks/hooks.json', '.lsp.json', 'monitors/monitors.json'];

/** Whether a folder is a plugin without a manifest: it has other files of one, or is among the `plugins` of a marketplace. */
function isBarePlugin(root: string, tree: TreePaths): boolean {
  const has = (name: string) => tree.has(join(root, name));
  if (otherManifests.some(has)) return false;
  if (pluginFiles.some(has)) return true;
  const parent = folderOf(root);
  const isListed = ['plugins', 'external_plugins'].includes(nameOf(parent));
  return isListed && tree.has(join(folderOf(parent), '.claude-plugin/marketplace.json'));
}
