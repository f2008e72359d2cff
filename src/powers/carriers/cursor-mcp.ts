import { folderOf, join, nameOf } from '../../model/text/path.ts';
import { clientFile } from '../clients/client-file.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const ofRepository = clientFile('.cursor/mcp.json');

/** The MCP servers of a repository or a plugin for Cursor. */
export const cursorMcp = tableCarrier({
  id: 'cursor-mcp',
  paths: ['.cursor/mcp.json', '<plugin>/mcp.json'],
  client: 'Cursor',
  format: 'jsonc',
  consequence: 'no server of it is started',
  rows: [...clientServersRows('mcpServers'), ...harmless('inputs $schema')],
  unitOf(path, tree) {
    const root = folderOf(path);
    const isOfPlugin =
      nameOf(path) === 'mcp.json' && tree.has(join(root, '.cursor-plugin/plugin.json'));
    return isOfPlugin ? { kind: 'plugin', root } : ofRepository(path, tree);
  },
  sample: { path: '.cursor/mcp.json' },
});
