import { code, msg } from '../../model/message.ts';
import { nameOf } from '../../model/text/path.ts';
import { fields } from '../../model/value/value.ts';
import type { Carrier } from '../carrier.ts';
import { exampleWriter } from '../examples/example.ts';
import { plugin } from '../examples/plugin.ts';
import { pluginWith } from '../plugins/plugin-root.ts';
import { readAgent, readHelper } from '../settings/switches.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { grantFault } from '../support/fields.ts';

const example = exampleWriter(plugin);

const known: ReadonlySet<string> = new Set(['agent', 'subagentStatusLine', '$schema']);

/** The settings of a Claude Code plugin, of which two keys count. */
export const pluginSettings: Carrier = {
  id: 'plugin-settings',
  title: '`settings.json` of a plugin',
  client: 'Claude Code',
  extensions: ['json'],
  fields: [
    { field: 'agent', kind: 'delegate', description: 'the agent that works in the conversation' },
    {
      field: 'subagentStatusLine.command',
      kind: 'run',
      description: 'runs the command again and again',
    },
  ],
  unitOf: (path, tree) => (nameOf(path) === 'settings.json' ? pluginWith('', path, tree) : null),
  read({ path, text }) {
    const { root, faults } = readJson(path, text, {
      consequence: 'Claude Code uses none of its settings',
    });
    if (root?.kind !== 'table') return combine({ faults });
    const dead = fields(root).filter(({ key }) => !known.has(key));
    return combine(
      readAgent(root.fields.get('agent')),
      readHelper(root.fields.get('subagentStatusLine')),
      {
        faults: dead.map(({ key, keyAt }) =>
          grantFault(msg`${code(key)} has no effect in the settings of a plugin.`, keyAt),
        ),
      },
    );
  },
  examples: [
    example('delegate', 'deployer', [
      { 'settings.json': '{"agent": "deployer"}\n' },
      { 'settings.json': '{}\n' },
      { 'settings.json': '{ "agent":"deployer" }' },
    ]),
    example('run', 'status.sh', [
      {
        'settings.json': '{"subagentStatusLine": {"type": "command", "command": "status.sh"}}\n',
      },
      { 'settings.json': '{}\n' },
    ]),
  ],
};
