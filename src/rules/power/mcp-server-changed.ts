import type { Note } from '../../model/finding.ts';
import { type Message, msg, namePart, sentence, words } from '../../model/message.ts';
import type { PowerChange } from '../../model/power.ts';
import { scopePart } from '../../model/words/power-words.ts';
import { pluginFile, server } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, remarkNotes } from '../words/power-message.ts';

/** An MCP server with another program or address. */
export const mcpServerChanged = powerRule({
  id: 'mcp-server-changed',
  summary: 'Reports MCP servers with another program or address.',
  why: 'Another program or host now answers the calls of the model, under a name that users trust.',
  source: 'Claude Code documentation, plugins.',
  howToFix: 'Check the new program or address; keep the change if users are to use it.',
  claims: ({ power, previous }) =>
    power.feature === 'mcp-server' && power.kind === 'mcp' && previous !== null,
  phrase: 'an MCP server changed',
  message: serverMessage,
  notes: serverNotes,
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

function serverMessage(change: PowerChange): Message {
  const { power, previous, isSameCommand } = change;
  const { entry, scope, connection } = power;
  if (!entry || !previous || isSameCommand || scope === previous.scope) return gainMessage(change);
  const server = sentence(msg`${words(entry.kind)} ${namePart(entry.name)}`);
  const verb = words(connection ? 'connects to' : 'starts');
  return msg`${server} ${verb} ${scopePart(scope)} (was ${scopePart(previous.scope)}).`;
}

function serverNotes(change: PowerChange): readonly Note[] {
  const { power, previous } = change;
  const isUnencrypted = power.connection === 'plain' && previous?.connection !== 'plain';
  const unencrypted = isUnencrypted ? [{ message: msg`The connection is not encrypted.` }] : [];
  return [...unencrypted, ...remarkNotes(change)];
}
