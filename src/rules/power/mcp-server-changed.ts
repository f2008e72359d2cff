import type { Power, PowerChange } from '../../model/power.ts';
import { quote } from '../../model/value/format-value.ts';
import { pluginFile, server } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import {
  codeInOneLine,
  gainMessage,
  remarkSuffix,
  unitPhrase,
  withPrevious,
} from '../words/power-message.ts';

/** An MCP server with another program or address. */
export const mcpServerChanged = powerRule({
  id: 'mcp-server-changed',
  summary: 'No MCP server starts another program or connects to another address.',
  why: 'Another program or host now answers the calls of the model, under a name that users trust.',
  source: 'Claude Code documentation, plugins.',
  howToFix: 'Check the new program or address; keep the change if users are to use it.',
  claims: ({ power, previous }) =>
    power.feature === 'mcp-server' && power.kind === 'mcp' && previous !== null,
  phrase: 'an MCP server changed',
  message: serverMessage,
  invalid: pluginFile(
    '.mcp.json',
    server('docs', '{"type": "http", "url": "https://docs.example/mcp"}'),
    server('docs', '{"type": "http", "url": "http://docs.example/mcp"}'),
  ),
  valid: pluginFile(
    '.mcp.json',
    server('docs', '{"type": "http", "url": "https://docs.example/mcp"}'),
    server('docs', '{"url": "https://DOCS.example/mcp", "type": "http"}'),
  ),
});

function serverMessage(change: PowerChange): string {
  const { power, previous, isSameCommand } = change;
  const [, name] = /^server (.+)$/s.exec(power.subject) ?? [];
  const isUnclear = !previous || isSameCommand || power.scope === previous.scope;
  if (isUnclear || name === undefined) return gainMessage(change);
  const server = `The MCP server ${quote(name)} of ${unitPhrase(power)}`;
  const [before, after] = [previous, power].map(connection);
  const difference = isRemote(power) === isRemote(previous) ? differenceOf(change) : 'changed';
  const unencrypted =
    isUnencrypted(power) && !isUnencrypted(previous) ? ' The new connection is not encrypted.' : '';
  const clause = `${server} ${difference}: clients now ${after}${remarkSuffix(power)}`;
  return `${withPrevious(clause, before)}${unencrypted}`;
}

function isRemote({ scope }: Power): boolean {
  return /^(?:https?|wss?):\/\//.test(scope);
}

function isUnencrypted({ scope }: Power): boolean {
  return /^(?:http|ws):\/\//.test(scope);
}

function connection(power: Power): string {
  return `${isRemote(power) ? 'connect to' : 'start'} ${codeInOneLine(power.scope)}`;
}

function differenceOf({ power, previous }: PowerChange): string {
  if (isRemote(power)) return 'has another address';
  const [before = [], after = []] = [previous, power].map((side) => side?.scope.split(/\s+/));
  if (before[0] !== after[0]) return 'is another program';
  const [removed, added] = [
    before.filter((word) => !after.includes(word)),
    after.filter((word) => !before.includes(word)),
  ].map((words) => (words?.length === 1 ? codeInOneLine(words[0] ?? '') : ''));
  if (added && removed) return `has the argument ${added} instead of ${removed}`;
  return 'has other arguments';
}
