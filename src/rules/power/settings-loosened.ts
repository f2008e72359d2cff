import { code } from '../../model/value/format-value.ts';
import { settingsFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage } from '../words/power-message.ts';

/** A setting of a client that grants more than at base. */
export const settingsLoosened = powerRule({
  id: 'settings-loosened',
  summary: 'No setting of a client grants more than at base.',
  why: 'Settings of a repository hold for everyone who works in it: variables, plugins, and holes in the sandbox.',
  source: 'Claude Code documentation, settings.',
  howToFix: 'Keep the setting if everyone is to have it; otherwise leave it to each user.',
  claims: ({ power }) =>
    power.feature === 'setting' && power.kind !== 'guard' && power.kind !== 'secret',
  phrase: 'a setting was loosened',
  message: (change) =>
    change.power.subject === 'sandbox.excludedCommands'
      ? `Claude Code now runs commands that match ${code(change.power.scope)} outside the sandbox: they can reach files and hosts that the sandbox blocks. Remove the entry unless everyone needs it.`
      : gainMessage(change),
  invalid: settingsFile(
    '{"sandbox": {"enabled": true}}',
    '{"sandbox": {"enabled": true, "excludedCommands": ["docker *"]}}',
  ),
  valid: settingsFile(
    '{"sandbox": {"enabled": true}}',
    '{"sandbox": {"enabled": true, "allowUnsandboxedCommands": false}}',
  ),
});
