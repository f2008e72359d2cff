import { clientFile } from '../clients/client-file.ts';
import { copilotServerRows, readCopilotServers } from '../clients/copilot-language-servers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The language servers of a repository for Copilot. */
export const copilotLsp = tableCarrier({
  id: 'copilot-lsp',
  paths: ['.github/lsp.json'],
  client: 'Copilot',
  format: 'jsonc',
  consequence: 'no server of it is started',
  rows: [
    ...grants('run', 'lspServers', 'runs the programs', {
      read: ({ value }) => readCopilotServers(value),
      example: {
        lspServers: {
          ts: { command: 'npx', args: ['-y', 'ts-ls'], fileExtensions: { '.ts': 'ts' } },
        },
      },
    }),
    ...within('lspServers.<name>', copilotServerRows),
    ...harmless('$schema'),
  ],
  unitOf: clientFile('.github/lsp.json'),
  sample: { path: '.github/lsp.json' },
});
