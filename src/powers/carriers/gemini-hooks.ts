import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { Carrier } from '../carrier.ts';
import { gemini } from '../hooks/client-events.ts';
import { hookExamples, hookFields, readHookFile } from '../hooks/hook-file.ts';

const extension = { 'e/gemini-extension.json': '{"name": "e", "version": "1.0.0"}\n' };

/** The hooks of a Gemini extension. */
export const geminiHooks: Carrier = {
  id: 'gemini-hooks',
  title: '`hooks/hooks.json` of a Gemini extension',
  client: 'Gemini CLI',
  extensions: ['json'],
  rows: hookFields('hooks[].command', 'BeforeTool'),
  unitOf(path, tree) {
    const folder = folderOf(path);
    if (nameOf(path) !== 'hooks.json' || nameOf(folder) !== 'hooks') return null;
    const root = folderOf(folder);
    // With both manifests the events tell which client the file is for; Claude Code reads it too.
    if (tree.has(join(root, '.claude-plugin/plugin.json'))) return null;
    return tree.has(join(root, 'gemini-extension.json')) ? { kind: 'plugin', root } : null;
  },
  read: (source) => readHookFile(source, gemini),
  examples: hookExamples('e/hooks/hooks.json', {
    plain: 'SessionStart',
    guard: 'BeforeTool',
    key: 'command',
  }).map((example) => ({
    ...example,
    granting: { ...extension, ...example.granting },
    without: { ...extension, ...example.without },
    equivalents: example.equivalents.map((files) => ({ ...extension, ...files })),
  })),
};
