import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { TreePaths, UnitPlace } from '../carrier.ts';

/** The unit of a SKILL.md or a command: commands of a client's folder, and of plugins. */
export function skillOrCommand(path: string, tree: TreePaths): UnitPlace | null {
  const name = nameOf(path);
  if (name.toLowerCase() === 'skill.md') return { kind: 'skill', root: folderOf(path) };
  if (!name.endsWith('.md')) return null;
  return isIn('commands', path, tree) ? { kind: 'command', root: path } : null;
}

/** The unit of a subagent: a Markdown file of `.claude/agents`, or of `agents` of a plugin. */
export function agentOf(path: string, tree: TreePaths): UnitPlace | null {
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
  const at = segments.lastIndexOf(folder, -2);
  if (at === -1) return false;
  if (segments[at - 1] === '.claude') return true;
  return tree.has(join(segments.slice(0, at).join('/'), '.claude-plugin/plugin.json'));
}
