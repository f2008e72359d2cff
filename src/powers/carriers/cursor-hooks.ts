import { folderOf, join, nameOf } from '../../model/text/path.ts';
import { cursor } from '../hooks/client-events.ts';
import { clientHookRows } from '../hooks/client-hooks.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The hooks of a repository or a plugin for Cursor. */
export const cursorHooks = tableCarrier({
  id: 'cursor-hooks',
  paths: ['.cursor/hooks.json', '<plugin>/hooks/hooks.json'],
  client: 'Cursor',
  format: 'jsonc',
  consequence: 'Cursor loads none of its hooks',
  rows: [
    ...clientHookRows(cursor, { plain: 'afterFileEdit', guard: 'beforeShellExecution' }),
    ...harmless('version description $schema'),
  ],
  unitOf(path, tree) {
    const folder = folderOf(path);
    if (nameOf(path) !== 'hooks.json') return null;
    const root = folderOf(folder);
    if (nameOf(folder) === '.cursor') return { kind: 'repository', root };
    const has = (name: string) => tree.has(join(root, name));
    const isPlugin =
      nameOf(folder) === 'hooks' &&
      has('.cursor-plugin/plugin.json') &&
      !['.claude-plugin/plugin.json', 'gemini-extension.json'].some(has);
    return isPlugin ? { kind: 'plugin', root } : null;
  },
  sample: { path: '.cursor/hooks.json' },
});
