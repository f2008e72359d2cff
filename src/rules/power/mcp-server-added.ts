import { pluginFile, server } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, pinAdvice } from '../words/power-message.ts';

/** An MCP server that base does not have. */
export const mcpServerAdded = powerRule({
  id: 'mcp-server-added',
  summary: 'No MCP server is new.',
  why: 'A client starts or contacts the server and offers its tools to the model.',
  source: 'Claude Code documentation, plugins.',
  howToFix:
    'Keep the server if it is wanted. Pin the version of a package: then a later release is a change to review.',
  claims: ({ power, previous }) =>
    power.feature === 'mcp-server' && power.kind === 'mcp' && previous === null,
  phrase: 'an MCP server was added',
  message: (change) => `${gainMessage(change)}${pinAdvice(change)}`,
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
