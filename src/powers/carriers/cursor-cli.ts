import { clientFile } from '../clients/client-file.ts';
import { inRepository } from '../support/setting-grants.ts';
import { names } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const rule = { feature: 'permission-rule', trigger: inRepository } as const;

/** The settings of a repository for the command line of Cursor, of which the permissions count. */
export const cursorCli = tableCarrier({
  id: 'cursor-cli',
  paths: ['.cursor/cli.json'],
  client: 'Cursor',
  format: 'jsonc',
  consequence: 'Cursor uses none of its rules',
  rows: [
    ...within('permissions', [
      ...grants('approve', 'allow', 'allows the tools without asking', {
        read: names({ kind: 'approve', ...rule }),
        example: { permissions: { allow: ['Shell(git)'] } },
      }),
      ...grants('guard', 'deny', 'limits the tools', {
        read: names({ kind: 'guard', ...rule }),
        example: { permissions: { deny: ['Read(.env*)'] } },
      }),
    ]),
    ...harmless(`
      version editor model approvalMode sandbox network attribution hasChangedDefaultModel maxMode
      channel notifications $schema
    `),
  ],
  unitOf: clientFile('.cursor/cli.json'),
  sample: { path: '.cursor/cli.json' },
});
