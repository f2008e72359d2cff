import { settingsFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, remarkNotes } from '../words/power-message.ts';

/** A setting of a client that grants more than at base. */
export const settingsLoosened = powerRule({
  id: 'settings-loosened',
  summary: 'Reports settings of a client that grant more than before.',
  why: 'Settings of a repository apply to everyone who works in it: variables, plugins, and holes in the sandbox.',
  source: 'Claude Code documentation, settings.',
  howToFix: 'Keep the setting if everyone is to have it; otherwise leave it to each user.',
  claims: ({ power }) =>
    power.feature === 'setting' && power.kind !== 'guard' && power.kind !== 'secret',
  phrase: 'a setting was loosened',
  message: gainMessage,
  notes: remarkNotes,
  invalid: settingsFile(
    '{"sandbox": {"enabled": true}}',
    '{"sandbox": {"enabled": true, "excludedCommands": ["docker *"]}}',
  ),
  valid: settingsFile(
    '{"sandbox": {"enabled": true}}',
    '{"sandbox": {"enabled": true, "allowUnsandboxedCommands": false}}',
  ),
});
