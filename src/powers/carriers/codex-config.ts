import { clientFile } from '../clients/client-file.ts';
import { codexRows } from '../clients/codex-settings.ts';
import { hookRows } from '../hooks/hooks.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The settings of Codex in a repository. */
export const codexConfig = tableCarrier({
  id: 'codex-config',
  paths: ['.codex/config.toml'],
  client: 'Codex',
  format: 'toml',
  consequence: 'Codex uses none of its settings',
  rows: [
    ...clientServersRows('mcp_servers'),
    ...hookRows('as in `.codex/hooks.json`'),
    ...codexRows,
  ],
  unitOf: clientFile('.codex/config.toml'),
  sample: { path: '.codex/config.toml' },
});
