import { clientFile } from '../clients/client-file.ts';
import { command, names, opaque } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const atStart = command({ start: 'session' });

/** The machine of a cloud agent of Cursor. */
export const cursorEnvironment = tableCarrier({
  id: 'cursor-environment',
  paths: ['.cursor/environment.json'],
  client: 'Cursor',
  format: 'jsonc',
  consequence: 'Cursor sets no machine up',
  rows: [
    ...grants(
      'run',
      'install, start, terminals[].command',
      'runs the command on the machine of a cloud agent',
      {
        read: atStart,
        example: { install: 'npm ci', start: './start.sh' },
      },
    ),
    ...grants(
      'settings',
      'snapshot, build, env, agentCanUpdateSnapshot, ports',
      'decides what the machine is',
      {
        read: opaque(),
        example: { snapshot: 'snapshot-1' },
      },
    ),
    ...grants('settings', 'repositoryDependencies', 'reads the other repositories', {
      read: names(),
      example: { repositoryDependencies: ['git.example/acme/docs'] },
    }),
    ...harmless('$schema name terminals[].name terminals[].description'),
  ],
  unitOf: clientFile('.cursor/environment.json'),
  sample: { path: '.cursor/environment.json' },
});
