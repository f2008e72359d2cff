import { text } from '../../model/value/value.ts';
import { clientFile } from '../clients/client-file.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { opaque } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The MCP servers of a repository for VS Code. */
export const vscodeMcp = tableCarrier({
  id: 'vscode-mcp',
  paths: ['.vscode/mcp.json'],
  client: 'VS Code',
  format: 'jsonc',
  consequence: 'no server of it is started',
  rows: [
    ...clientServersRows('servers'),
    ...grants('run', 'inputs[].command', 'runs the command of the editor', {
      read: ({ value }) => ({
        grants: [
          {
            kind: 'run',
            feature: 'background-program',
            subject: 'inputs',
            scope: text(value) ?? '',
            reach: 'one',
            trigger: whileEnabled,
            at: value.at,
          },
        ],
      }),
      example: { inputs: [{ id: 'key', type: 'command', command: 'acme.key' }] },
    }),
    ...grants('settings', 'sandbox', 'what servers in the sandbox reach', {
      read: opaque(),
      example: { sandbox: { network: { allowedDomains: ['x.example'] } } },
    }),
    ...harmless(`
      inputs[].type inputs[].id inputs[].description inputs[].default inputs[].password
      inputs[].options inputs[].args $schema
    `),
  ],
  unitOf: clientFile('.vscode/mcp.json'),
  sample: { path: '.vscode/mcp.json' },
});
