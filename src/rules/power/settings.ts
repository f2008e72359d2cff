import { code, msg, pathPart } from '../../model/message.ts';
import { hooksFile, serverFile, settingsFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, remarkNotes } from '../words/power-message.ts';

const mode = (name: string) => `{"permissions": {"defaultMode": "${name}"}}`;
const modeNow = (name: string) => settingsFile(mode('acceptEdits'), mode(name));

export const permissionModeRaised = powerRule({
  id: 'permission-mode-raised',
  summary: 'Reports permission modes that ask less than before.',
  why: 'A raised mode skips the question before a tool call, for every tool that it covers.',
  source: 'Claude Code documentation, permissions.',
  howToFix:
    'Leave the mode to each user, or allow the few tools that are needed in "permissions.allow".',
  claims: ({ power }) => power.feature === 'permission-mode' && power.kind !== 'guard',
  phrase: 'clients ask less often',
  message: gainMessage,
  notes: remarkNotes,
  invalid: modeNow('bypassPermissions'),
  valid: modeNow('default'),
});

const command = (side: string, tools: string) =>
  `-- ${side}/.claude/commands/ship.md --\n---\ndescription: Ships it.\nallowed-tools: ${tools}\n---\nShip it.\n`;

export const permissionRuleWidened = powerRule({
  id: 'permission-rule-widened',
  summary: 'Reports rules that allow more without asking.',
  why: 'What a rule allows happens without a question to the user.',
  source: 'Claude Code documentation, permissions.',
  howToFix: 'Name the commands that are needed: `Bash(git status *)` in place of `Bash`.',
  claims: ({ power }) => power.feature === 'permission-rule' && power.kind !== 'guard',
  phrase: 'more is allowed without asking',
  message: gainMessage,
  notes: remarkNotes,
  invalid: command('before', 'Bash(git status)') + command('after', 'Bash'),
  valid: command('before', 'Bash') + command('after', 'Bash(git status)'),
});

const docs = '"type": "http", "url": "https://docs.example"';
const withHeaders = (headers: string) =>
  serverFile('docs', `{${docs}}`, `{${docs}, "headers": ${headers}}`);

export const secretExposed = powerRule({
  id: 'secret-exposed',
  summary: 'Reports variables that are newly passed to a server or host.',
  why: 'Variables of the environment have credentials; who gets one may act in the name of the user.',
  source: 'Claude Code documentation, mcp.',
  howToFix: 'Keep it if the receiver needs the variable; a token of few rights limits the damage.',
  claims: ({ power }) => power.kind === 'secret',
  phrase: 'a variable is passed on',
  message: gainMessage,
  help: () => msg`Keep this only if the receiver needs it.`,
  notes: remarkNotes,
  invalid: withHeaders('{"Authorization": "${GITHUB_TOKEN}"}'),
  valid: withHeaders('{"X-Team": "docs"}'),
});

export const clientFieldUnknown = powerRule({
  id: 'client-field-unknown',
  summary: 'Reports new or changed fields that no known version of the client has.',
  why: 'A field of a newer client may grant something that no other rule knows.',
  source: 'Claude Code documentation, plugins reference.',
  howToFix: 'Look the field up in the documentation of the client, or remove it if it is a typo.',
  claims: ({ power }) => power.feature === 'unknown-field',
  phrase: 'an unknown field may grant something',
  message: ({ power }) =>
    power.remark === undefined
      ? msg`Unknown field ${code(power.subject)} may grant something.`
      : msg`${pathPart(power.subject)} of another client changed, and may grant something.`,
  help: () => msg`Look it up in the documentation of the client, or remove it.`,
  invalid: hooksFile('{"hooks": {}}', '{"hooks": {}, "autoload": true}'),
  valid: hooksFile('{"hooks": {}}', '{"hooks": {}, "description": "None."}'),
});

const sandbox = (more = '') => `{"sandbox": {"enabled": true${more}}}`;
const withSandbox = (setting: string) => settingsFile(sandbox(), sandbox(`, ${setting}`));

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
  invalid: withSandbox('"excludedCommands": ["docker *"]'),
  valid: withSandbox('"allowUnsandboxedCommands": false'),
});
