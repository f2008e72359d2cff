import { clientFile } from '../clients/client-file.ts';
import { codexServerRows } from '../clients/codex-approvals.ts';
import { codexHookRows } from '../clients/codex-hooks.ts';
import { codexRows } from '../clients/codex-settings.ts';
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
    ...codexServerRows,
    ...codexHookRows('as in `.codex/hooks.json`'),
    ...codexRows,
  ],
  unitOf: clientFile('.codex/config.toml'),
  sample: { path: '.codex/config.toml' },
});
