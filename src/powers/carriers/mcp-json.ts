import { folderOf, join, nameOf } from '../../model/text/path.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The MCP servers of a repository or a plugin. */
export const mcpJson = tableCarrier({
  id: 'mcp-json',
  paths: ['.mcp.json'],
  client: 'Claude Code, Copilot, Cursor',
  format: 'json',
  consequence: 'no server of it is started',
  // A bare map of servers is tolerated.
  optionalKey: 'mcpServers',
  rows: [
    ...clientServersRows('mcpServers', { needsType: true, ignoresMarks: true }),
    ...harmless('$schema'),
  ],
  unitOf(path, tree) {
    if (nameOf(path) !== '.mcp.json') return null;
    const root = folderOf(path);
    const isPlugin = manifests.some((name) => tree.has(join(root, name)));
    return { kind: isPlugin ? 'plugin' : 'repository', root };
  },
  sample: { path: '.mcp.json' },
});

const manifests = [
  '.claude-plugin/plugin.json',
  '.codex-plugin/plugin.json',
  '.cursor-plugin/plugin.json',
];
