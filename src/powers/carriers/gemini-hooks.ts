import { folderOf, join, nameOf } from '../../model/text/path.ts';
import { gemini } from '../hooks/client-events.ts';
import { clientHookRows } from '../hooks/client-hooks.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The hooks of a Gemini extension. */
export const geminiHooks = tableCarrier({
  id: 'gemini-hooks',
  paths: ['<extension>/hooks/hooks.json'],
  client: 'Gemini CLI',
  format: 'jsonc',
  consequence: 'Gemini CLI loads none of its hooks',
  rows: [
    ...clientHookRows(gemini, { plain: 'SessionStart', guard: 'BeforeTool' }),
    ...harmless('version description $schema'),
  ],
  unitOf(path, tree) {
    const folder = folderOf(path);
    if (nameOf(path) !== 'hooks.json' || nameOf(folder) !== 'hooks') return null;
    const root = folderOf(folder);
    // With both manifests the events tell which client the file is for; Claude Code reads it too.
    if (tree.has(join(root, '.claude-plugin/plugin.json'))) return null;
    return tree.has(join(root, 'gemini-extension.json')) ? { kind: 'plugin', root } : null;
  },
  sample: {
    path: 'e/hooks/hooks.json',
    files: { 'e/gemini-extension.json': '{"name": "e", "version": "1.0.0"}\n' },
  },
});
