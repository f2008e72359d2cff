import { clientFile } from '../clients/client-file.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The MCP servers of a repository for VS Code. */
export const vscodeMcp = tableCarrier({
  id: 'vscode-mcp',
  paths: ['.vscode/mcp.json'],
  client: 'VS Code',
  format: 'jsonc',
  consequence: 'no server of it is started',
  rows: [...clientServersRows('servers'), ...harmless('inputs $schema')],
  unitOf: clientFile('.vscode/mcp.json'),
  sample: { path: '.vscode/mcp.json' },
});
