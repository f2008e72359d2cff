import type { Power, PowerChange } from '../../model/power.ts';
import { code, quote } from '../../model/value/format-value.ts';
import { triggerWords } from '../../model/words/power-words.ts';
import { pluginFile, server } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { codeInOneLine, gainMessage, ownerOf, remarkSuffix } from '../words/power-message.ts';

/** A command that a client runs by itself, other than hooks and servers. */
export const backgroundCommandAdded = powerRule({
  id: 'background-command-added',
  summary: 'No helper, monitor or language server runs a new command.',
  why: 'A client runs such a command without being asked, often for a whole session.',
  source: 'Claude Code documentation, plugins reference.',
  howToFix: 'Read the command. Keep it if users are to run it; otherwise remove it.',
  claims: ({ power }) =>
    power.kind === 'run' && ['helper-command', 'background-program'].includes(power.feature),
  phrase: 'more programs run in the background',
  message: commandMessage,
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

function commandMessage(change: PowerChange): string {
  const { power, previous, isSameCommand } = change;
  const isPath = power.subject.startsWith('bin/') || power.subject === power.scope;
  if (isSameCommand || isPath || power.reach === 'unknown') return gainMessage(change);
  const { remark, ...rest } = power;
  const isNamed = remark !== undefined && power.subject.includes(remark);
  const shown = `${codeInOneLine(power.scope)}${remarkSuffix(isNamed ? rest : power)}`;
  const before = previous ? `; at base ${codeInOneLine(previous.scope)}` : '';
  const when = momentOf(power);
  return `${ownerOf(power)} now runs ${shown} as ${keyOf(power)}${when === '' ? '' : ` ${when}`}${before}.`;
}

/** The key that holds the command, with what it belongs to. */
function keyOf({ subject, feature, trigger }: Power): string {
  const [, kind = '', name = ''] =
    /^(server|monitor|language server|plugin) (.*?)(?: of plugin .*)?$/s.exec(subject) ?? [];
  if (kind === 'server') return `${code('headersHelper')} of the MCP server ${quote(name)}`;
  if (kind === 'plugin') return `the source of the plugin ${quote(name)}`;
  if (kind !== '') return `the ${kind} ${quote(name)}`;
  const isLifecycle = feature === 'helper-command' && trigger.start === 'install';
  return code(isLifecycle ? `lifecycle.${subject}` : subject);
}

/** When clients run the command of a key, where its trigger says less. */
const moments: ReadonlyMap<string, string> = new Map([
  ['apiKeyHelper', 'to get the API key, by default again after 5 minutes or an HTTP 401 response'],
  ['awsAuthRefresh', 'when the AWS credentials have expired'],
  ['awsCredentialExport', 'to get AWS credentials'],
  ['gcpAuthRefresh', 'when the Google Cloud credentials have expired or cannot be loaded'],
  ['otelHeadersHelper', 'at startup and again at intervals, to get headers for telemetry'],
  ['statusLine', 'after each message of the assistant'],
  ['subagentStatusLine', 'at each refresh of the rows of subagents'],
  ['fileSuggestion', 'to complete file names after `@`'],
]);

function momentOf({ subject, feature, trigger, unit }: Power): string {
  if (feature === 'helper-command' && subject.startsWith('server '))
    return 'at each connection to that server';
  return moments.get(subject) ?? triggerWords(trigger, unit.kind);
}
