import { codexServerRows } from '../clients/codex-approvals.ts';
import { codexHookRows } from '../clients/codex-hooks.ts';
import { codexRows } from '../clients/codex-settings.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The agents of a repository for Codex: each may have settings of its own. */
export const codexAgent = tableCarrier({
  id: 'codex-agent',
  paths: ['.codex/agents/*.toml'],
  client: 'Codex',
  format: 'toml',
  consequence: 'Codex does not load the agent',
  rows: [
    ...clientServersRows('mcp_servers'),
    ...codexServerRows,
    ...codexHookRows('as in `.codex/hooks.json`'),
    ...codexRows,
    ...harmless('name description nickname_candidates'),
  ],
  unitOf: (path) =>
    /(?:^|\/)\.codex\/agents\/[^/]+\.toml$/.test(path) ? { kind: 'agent', root: path } : null,
  sample: { path: '.codex/agents/a.toml', fields: { name: 'a' } },
});
