import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { Carrier } from '../carrier.ts';
import { hookRows } from '../hooks/hooks.ts';
import { nothing } from '../support/carrier-result.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const hooksFile = tableCarrier({
  id: 'claude-hooks',
  title: '`hooks/hooks.json` of a plugin',
  client: 'Claude Code',
  format: 'json',
  consequence: 'Claude Code loads none of its hooks',
  rows: [
    ...hookRows('runs commands at the event, without asking'),
    ...harmless('description $schema'),
  ],
  unitOf(path, tree) {
    const folder = folderOf(path);
    if (nameOf(path) !== 'hooks.json' || nameOf(folder) !== 'hooks') return null;
    const root = folderOf(folder);
    const isPlugin = tree.has(join(root, '.claude-plugin/plugin.json'));
    const isOther = ['gemini-extension.json', '.cursor-plugin/plugin.json'].some((name) =>
      tree.has(join(root, name)),
    );
    if (!isPlugin && isOther) return null;
    return { kind: 'plugin', root };
  },
  sample: { path: 'p/hooks/hooks.json' },
});

/** The hooks of a Claude Code plugin. */
export const claudeHooks: Carrier = {
  ...hooksFile,
  // Other programs have files of this name too.
  read: (source) => (source.text.includes('"hooks"') ? hooksFile.read(source) : nothing),
};
