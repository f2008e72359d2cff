import { clientFile } from '../clients/client-file.ts';
import { codexHookRows } from '../clients/codex-hooks.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The hooks of a repository for Codex, in the form of Claude Code. */
export const codexHooks = tableCarrier({
  id: 'codex-hooks',
  paths: ['.codex/hooks.json'],
  client: 'Codex',
  format: 'json',
  consequence: 'Codex loads none of its hooks',
  rows: [
    ...codexHookRows('runs commands at the event, once the user trusts them'),
    ...harmless('description $schema'),
  ],
  unitOf: clientFile('.codex/hooks.json'),
  sample: { path: '.codex/hooks.json' },
});
