import { pluginFile, server } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage } from '../words/power-message.ts';

/** An MCP server with another program or address. */
export const mcpServerChanged = powerRule({
  id: 'mcp-server-changed',
  summary: 'No MCP server starts another program or connects to another address.',
  why: 'Another program or host now answers the calls of the model, under a name that users trust.',
  source: 'Claude Code documentation, plugins.',
  howToFix: 'Check the new program or address; keep the change if users are to use it.',
  claims: ({ power, previous }) =>
    power.feature === 'mcp-server' && power.kind === 'mcp' && previous !== null,
  message: gainMessage,
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
