import { clientFile } from '../clients/client-file.ts';
import { combine } from '../support/carrier-result.ts';
import { folders, hosts, mode, off, on, value } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** What commands of Cursor reach in a repository. */
export const cursorSandbox = tableCarrier({
  id: 'cursor-sandbox',
  paths: ['.cursor/sandbox.json'],
  client: 'Cursor',
  format: 'jsonc',
  consequence: 'Cursor uses none of its limits',
  rows: [
    ...grants('approve', 'type', '`insecure_none`: no sandbox', {
      read: mode({
        raising: ['insecure_none'],
        limiting: ['workspace_readonly'],
        neutral: ['workspace_readwrite'],
        remarks: { insecure_none: 'commands run without a sandbox' },
      }),
      example: { type: 'insecure_none' },
    }),
    ...grants('write', 'additionalReadwritePaths', 'writes the folders', {
      read: folders('write', { remark: 'reads them too' }),
      example: { additionalReadwritePaths: ['~/.cache'] },
    }),
    ...grants('read', 'additionalReadonlyPaths, additionalReadPaths', 'reads the folders', {
      read: folders('read'),
      example: { additionalReadonlyPaths: ['~/.ssh'] },
    }),
    ...grants('settings', 'enableSharedBuildCache', 'true: writes the caches of builds', {
      read: on(),
      example: { enableSharedBuildCache: true },
    }),
    ...grants('guard', 'disableTmpWrite, networkPolicyStrict', 'true: limits', {
      read: off(true),
      example: { disableTmpWrite: true },
    }),
    ...grants('guard', 'readBoundary', '`workspace`: reads nothing elsewhere', {
      policyKeys: ['filesystemRead'],
      read: off('workspace'),
      example: { readBoundary: 'workspace' },
    }),
    ...within('networkPolicy', [
      ...grants('net', 'default', '`allow`: reaches every host', {
        policyKeys: ['network'],
        read: (field, place) =>
          combine(
            value(['allow'], { kind: 'net', scope: '*', reach: 'any' })(field, place),
            off('deny')(field, place),
          ),
        example: { networkPolicy: { default: 'allow' } },
      }),
      ...grants('net', 'allow', 'reaches the hosts', {
        policyKeys: ['network'],
        read: hosts('net'),
        example: { networkPolicy: { allow: ['x.example'] } },
      }),
      ...grants('guard', 'deny', 'limits the hosts', {
        read: hosts('guard'),
        example: { networkPolicy: { deny: ['x.example'] } },
      }),
    ]),
    ...harmless('$schema'),
  ],
  unitOf: clientFile('.cursor/sandbox.json'),
  sample: { path: '.cursor/sandbox.json' },
});
