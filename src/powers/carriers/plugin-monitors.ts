import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { Carrier } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { monitorRows, readMonitors } from '../plugins/monitors.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { readTable } from '../table/read-table.ts';
import { within } from '../table/row.ts';

const rows = within('[]', monitorRows);

/** The monitors of a Claude Code plugin. */
export const pluginMonitors: Carrier = {
  id: 'plugin-monitors',
  paths: ['<plugin>/monitors/monitors.json'],
  client: 'Claude Code',
  extensions: ['json'],
  rows,
  unitOf(path, tree) {
    const folder = folderOf(path);
    if (nameOf(path) !== 'monitors.json' || nameOf(folder) !== 'monitors') return null;
    const root = folderOf(folder);
    const isPlugin = tree.has(join(root, '.claude-plugin/plugin.json'));
    return isPlugin ? { kind: 'plugin', root } : null;
  },
  read(source) {
    const { path, text } = source;
    const { root, faults } = readJson(path, text, {
      consequence: 'no monitor of it is started',
      acceptsList: true,
    });
    if (root?.kind !== 'list') return root ? readMonitors(root) : combine({ faults });
    return combine(readMonitors(root), readTable(root, rows, { source, client: 'Claude Code' }));
  },
  examples: [
    exampleOf('run', 'watch.sh', [
      {
        'p/.claude-plugin/plugin.json': '{"name": "p"}\n',
        'p/monitors/monitors.json':
          '[{"name": "w", "command": "${CLAUDE_PLUGIN_ROOT}/watch.sh", "description": "Watches."}]\n',
      },
      {
        'p/.claude-plugin/plugin.json': '{"name": "p"}\n',
        'p/monitors/monitors.json': '[]\n',
      },
      {
        'p/.claude-plugin/plugin.json': '{"name": "p"}\n',
        'p/monitors/monitors.json':
          '[{"command": "${CLAUDE_PLUGIN_ROOT}/watch.sh", "name": "w", "when": "always", "description": "Looks."}]\n',
      },
    ]),
  ],
};
