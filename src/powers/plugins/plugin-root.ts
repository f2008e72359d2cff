import { folderOf, join } from '../../model/text/path.ts';
import type { TreePaths, UnnamedUnit } from '../carrier.ts';

/** The plugin whose `folder` holds a file directly; '' for the folder of the plugin itself. Null for none. */
export function pluginWith(folder: string, path: string, tree: TreePaths): UnnamedUnit | null {
  const parent = folderOf(path);
  if (folder !== '' && parent !== folder && !parent.endsWith(`/${folder}`)) return null;
  const root = folder === '' ? parent : folderOf(parent);
  return tree.has(join(root, '.claude-plugin/plugin.json')) ? { kind: 'plugin', root } : null;
}
