import { join, resolve } from '../../model/text/path.ts';
import type { UnnamedUnit } from '../carrier.ts';

/** The files of the tree that a text with commands runs: below `${CLAUDE_PLUGIN_ROOT}` and the like, and `./`. */
export function programsIn(text: string, unit: UnnamedUnit): readonly string[] {
  const found = new Set<string>();
  for (const [, name = '', path = ''] of text.matchAll(variablePath)) {
    const target = resolve(folderOfVariable(name, unit), path);
    if (target !== undefined) found.add(target);
  }
  for (const [, path = ''] of text.matchAll(installedPath)) {
    const target = resolve('', path);
    if (target !== undefined) found.add(target);
  }
  // Plugins run in the folder of the user, where a relative path is not theirs.
  if (unit.kind === 'repository') {
    for (const [, path = ''] of text.matchAll(relativePath)) found.add(join(unit.root, path));
  }
  return [...found].sort();
}

const variablePath =
  /\$\{?(CLAUDE_PLUGIN_ROOT|CLAUDE_SKILL_DIR|CLAUDE_PROJECT_DIR|extensionPath|PLUGIN_ROOT)(?::-[^}]*)?\}?["']?\/((?:[\w.@+-]+\/)*[\w.@+-]+)/g;
/** The clone of a marketplace in the folder of the user holds the files of its repository. */
const installedPath = /\.claude\/plugins\/marketplaces\/[\w.-]+\/((?:[\w.@+-]+\/)*[\w.@+-]+)/g;
const relativePath = /(?:^|[\s"'=])(?:\.\/)?((?:[\w@+-][\w.@+-]*\/)+[\w.@+-]*\w)(?=$|[\s"';&|)])/g;

function folderOfVariable(name: string, { kind, root }: UnnamedUnit): string {
  if (name === 'CLAUDE_PROJECT_DIR') return '';
  if (name === 'CLAUDE_SKILL_DIR' || !['skill', 'agent', 'command'].includes(kind)) return root;
  return pluginFolder(root);
}

/** The plugin of a skill, agent or command: the folder above `skills`, `agents` or `commands`. */
function pluginFolder(root: string): string {
  const segments = root.split('/');
  const at = ['skills', 'agents', 'commands'].map((name) => segments.lastIndexOf(name, -2));
  const folder = Math.max(...at);
  return folder === -1 ? root : segments.slice(0, folder).join('/');
}
