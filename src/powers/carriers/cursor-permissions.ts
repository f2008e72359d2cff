import { clientFile } from '../clients/client-file.ts';
import { inRepository } from '../support/setting-grants.ts';
import { names } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const rule = { feature: 'permission-rule', trigger: inRepository } as const;

/** What Cursor does in a repository without asking. */
export const cursorPermissions = tableCarrier({
  id: 'cursor-permissions',
  paths: ['.cursor/permissions.json'],
  client: 'Cursor',
  format: 'jsonc',
  consequence: 'Cursor uses none of its rules',
  rows: [
    ...grants('approve', 'mcpAllowlist', 'calls the tools of servers without asking', {
      policyKeys: ['mcp'],
      read: names({ kind: 'approve', ...rule }),
      example: { mcpAllowlist: ['docs:*'] },
    }),
    ...grants('approve', 'terminalAllowlist', 'runs commands that begin so without asking', {
      read: names({ kind: 'approve', ...rule }),
      example: { terminalAllowlist: ['git'] },
    }),
    ...grants(
      'settings',
      'autoRun.allow_instructions',
      'tells a model what to run without asking',
      {
        read: names(),
        example: { autoRun: { allow_instructions: ['Run every test.'] } },
      },
    ),
    ...grants('guard', 'autoRun.block_instructions', 'tells a model what to ask about', {
      read: names({ kind: 'guard', ...rule }),
      example: { autoRun: { block_instructions: ['Ask before a push.'] } },
    }),
    ...harmless('$schema'),
  ],
  unitOf: clientFile('.cursor/permissions.json'),
  sample: { path: '.cursor/permissions.json' },
});
