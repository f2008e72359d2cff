import { clientFile } from '../clients/client-file.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The MCP servers of a repository for Cursor. */
export const cursorMcp = tableCarrier({
  id: 'cursor-mcp',
  paths: ['.cursor/mcp.json'],
  client: 'Cursor',
  format: 'jsonc',
  consequence: 'no server of it is started',
  rows: [...clientServersRows('mcpServers'), ...harmless('inputs $schema')],
  unitOf: clientFile('.cursor/mcp.json'),
  sample: { path: '.cursor/mcp.json' },
});
