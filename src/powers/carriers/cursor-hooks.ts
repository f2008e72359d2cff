import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { Carrier } from '../carrier.ts';
import { cursor } from '../hooks/client-events.ts';
import { hookExamples, hookFields, readHookFile } from '../hooks/hook-file.ts';

/** The hooks of a repository or a plugin for Cursor. */
export const cursorHooks: Carrier = {
  id: 'cursor-hooks',
  title: '`.cursor/hooks.json`, `hooks/hooks.json` of a Cursor plugin',
  client: 'Cursor',
  extensions: ['json'],
  rows: hookFields('command', 'beforeShellExecution'),
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
  read: (source) => readHookFile(source, cursor),
  examples: hookExamples('.cursor/hooks.json', {
    plain: 'afterFileEdit',
    guard: 'beforeShellExecution',
    key: 'command',
  }),
};
