import { clientFile } from '../clients/client-file.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The MCP servers of a repository for Copilot. */
export const copilotMcp = tableCarrier({
  id: 'copilot-mcp',
  paths: ['.github/mcp.json'],
  client: 'Copilot',
  format: 'jsonc',
  consequence: 'no server of it is started',
  rows: [...clientServersRows('mcpServers'), ...harmless('inputs $schema')],
  unitOf: clientFile('.github/mcp.json'),
  sample: { path: '.github/mcp.json' },
});
