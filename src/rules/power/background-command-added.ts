import type { Note } from '../../model/finding.ts';
import { code, type Message, msg } from '../../model/message.ts';
import type { PowerChange } from '../../model/power.ts';
import { pluginFile, server } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, remarkNotes } from '../words/power-message.ts';

/** A command that a client runs by itself, other than hooks and servers. */
export const backgroundCommandAdded = powerRule({
  id: 'background-command-added',
  summary: 'Reports new commands of helpers, monitors and language servers.',
  why: 'A client runs such a command without being asked, often for a whole session.',
  source: 'Claude Code documentation, plugins reference.',
  howToFix: 'Read the command. Keep it if users are to run it; otherwise remove it.',
  claims: ({ power }) =>
    power.kind === 'run' && ['helper-command', 'background-program'].includes(power.feature),
  phrase: 'a program runs in the background',
  message: gainMessage,
  notes: commandNotes,
  invalid: pluginFile(
    '.mcp.json',
    server('d', '{"type": "http", "url": "https://d.example"}'),
    server('d', '{"type": "http", "url": "https://d.example", "headersHelper": "./sign.sh"}'),
  ),
  valid: pluginFile(
    '.mcp.json',
    server('d', '{"type": "http", "url": "https://d.example", "headersHelper": "./sign.sh"}'),
    server('d', '{"type": "http", "headersHelper": "./sign.sh", "url": "https://d.example"}'),
  ),
});

/** When clients run the command of a key, where its trigger says less. */
const moments: ReadonlyMap<string, Message> = new Map([
  ['apiKeyHelper', msg`Runs to get the API key, again after 5 minutes.`],
  ['awsAuthRefresh', msg`Runs when the AWS credentials have expired.`],
  ['awsCredentialExport', msg`Runs to get AWS credentials.`],
  ['gcpAuthRefresh', msg`Runs when the Google Cloud credentials have expired.`],
  ['otelHeadersHelper', msg`Runs at startup and at intervals, to get headers for telemetry.`],
  ['statusLine', msg`Runs after each message of the assistant.`],
  ['subagentStatusLine', msg`Runs at each refresh of the rows of subagents.`],
  ['fileSuggestion', msg`Runs to complete file names after ${code('@')}.`],
]);

function commandNotes(change: PowerChange): readonly Note[] {
  const { power, isSameCommand } = change;
  if (isSameCommand) return [];
  const isHelper = power.entry?.kind === 'MCP server';
  const moment = isHelper ? msg`Runs at each connection.` : moments.get(power.subject);
  return [...(moment ? [{ message: moment }] : []), ...remarkNotes(change)];
}
