import { code, msg } from '../../model/message.ts';
import { nameOf } from '../../model/text/path.ts';
import type { FieldRow } from '../carrier.ts';
import { plugin } from '../examples/plugin.ts';
import { pluginWith } from '../plugins/plugin-root.ts';
import { agentRow, commandRows } from '../settings/switches.ts';
import { grantFault } from '../support/fields.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const deadRow: FieldRow = {
  field: '<other>',
  kind: null,
  description: '',
  read: ({ key, keyAt }) => ({
    faults: [grantFault(msg`${code(key)} has no effect in the settings of a plugin.`, keyAt)],
  }),
};

/** The settings of a Claude Code plugin, of which two keys count. */
export const pluginSettings = tableCarrier({
  id: 'plugin-settings',
  paths: ['<plugin>/settings.json'],
  client: 'Claude Code',
  format: 'json',
  consequence: 'Claude Code uses none of its settings',
  rows: [
    ...agentRow,
    ...commandRows
      .filter(({ field }) => field === 'subagentStatusLine')
      .map((row) => ({ ...row, example: { subagentStatusLine: { command: 'status.sh' } } })),
    ...harmless('$schema'),
    deadRow,
  ],
  unitOf: (path, tree) => (nameOf(path) === 'settings.json' ? pluginWith('', path, tree) : null),
  sample: { path: 'p/settings.json', files: plugin({}) },
});
