import { pluginFile, server } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage } from '../words/power-message.ts';

/** A command that a client runs by itself, other than hooks and servers. */
export const backgroundCommandAdded = powerRule({
  id: 'background-command-added',
  summary: 'No helper, monitor or language server runs a new command.',
  why: 'A client runs such a command without being asked, often for a whole session.',
  source: 'Claude Code documentation, plugins reference.',
  howToFix: 'Read the command. Keep it if users are to run it; otherwise remove it.',
  claims: ({ power }) =>
    power.kind === 'run' && ['helper-command', 'background-program'].includes(power.feature),
  message: gainMessage,
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
