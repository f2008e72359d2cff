import type { Note } from '../../model/finding.ts';
import { type Message, msg, namePart, nothing, sentence, words } from '../../model/message.ts';
import type { PowerChange } from '../../model/power.ts';
import { scopePart } from '../../model/words/power-words.ts';
import { serverFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, pinHelp, remarkNotes } from '../words/power-message.ts';

export const mcpServerAdded = powerRule({
  id: 'mcp-server-added',
  summary: 'Reports new MCP servers.',
  why: 'A client starts or contacts the server and offers its tools to the model.',
  source: 'Claude Code documentation, plugins.',
  howToFix: 'Keep the server if it is wanted. Pin the version of a package.',
  claims: ({ power, previous }) =>
    power.feature === 'mcp-server' && power.kind === 'mcp' && previous === null,
  phrase: 'an MCP server was added',
  message: addedMessage,
  help: pinHelp,
  notes: remarkNotes,
  invalid: serverFile('helper', null, '{"command": "npx", "args": ["-y", "helper-mcp@latest"]}'),
  valid: serverFile(
    'helper',
    '{"command": "npx", "args": ["-y", "helper-mcp@1.2.3"]}',
    '{"args": ["-y", "helper-mcp@1.2.3"], "command": "npx"}',
  ),
});

function addedMessage(change: PowerChange): Message {
  const { entry, scope } = change.power;
  if (!entry || change.change !== 'gained') return gainMessage(change);
  const place = scope === '' || scope === entry.name ? nothing : msg`: ${scopePart(scope)}`;
  return msg`New ${words(entry.kind)} ${namePart(entry.name)}${place}.`;
}

const docs = '{"type": "http", "url": "https://docs.example/mcp"}';

export const mcpServerChanged = powerRule({
  id: 'mcp-server-changed',
  summary: 'Reports MCP servers with another program or address.',
  why: 'Another program or host now answers the calls of the model, under a name that users trust.',
  source: 'Claude Code documentation, plugins.',
  howToFix: 'Check the new program or address; keep the change if users are to use it.',
  claims: ({ power, previous }) =>
    power.feature === 'mcp-server' && power.kind === 'mcp' && previous !== null,
  phrase: 'an MCP server changed',
  message: changedMessage,
  notes: serverNotes,
  invalid: serverFile('docs', docs, '{"type": "http", "url": "http://docs.example/mcp"}'),
  valid: serverFile('docs', docs, '{"url": "https://DOCS.example/mcp", "type": "http"}'),
});

function changedMessage(change: PowerChange): Message {
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
