import { type Message, msg, namePart, nothing, words } from '../../model/message.ts';
import type { PowerChange } from '../../model/power.ts';
import { scopePart } from '../../model/words/power-words.ts';
import { pluginFile, server } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, pinHelp, remarkNotes } from '../words/power-message.ts';

/** An MCP server that base does not have. */
export const mcpServerAdded = powerRule({
  id: 'mcp-server-added',
  summary: 'Reports new MCP servers.',
  why: 'A client starts or contacts the server and offers its tools to the model.',
  source: 'Claude Code documentation, plugins.',
  howToFix: 'Keep the server if it is wanted. Pin the version of a package.',
  claims: ({ power, previous }) =>
    power.feature === 'mcp-server' && power.kind === 'mcp' && previous === null,
  phrase: 'an MCP server was added',
  message: serverMessage,
  help: pinHelp,
  notes: remarkNotes,
  invalid: pluginFile(
    '.mcp.json',
    null,
    server('helper', '{"command": "npx", "args": ["-y", "helper-mcp@latest"]}'),
  ),
  valid: pluginFile(
    '.mcp.json',
    server('helper', '{"command": "npx", "args": ["-y", "helper-mcp@1.2.3"]}'),
    server('helper', '{"args": ["-y", "helper-mcp@1.2.3"], "command": "npx"}'),
  ),
});

function serverMessage(change: PowerChange): Message {
  const { entry, scope } = change.power;
  if (!entry || change.change !== 'gained') return gainMessage(change);
  const place = scope === '' || scope === entry.name ? nothing : msg`: ${scopePart(scope)}`;
  return msg`New ${words(entry.kind)} ${namePart(entry.name)}${place}.`;
}
