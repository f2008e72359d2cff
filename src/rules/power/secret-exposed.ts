import { pluginFile, server } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage } from '../words/power-message.ts';

/** A variable of the environment that a server or a host now gets. */
export const secretExposed = powerRule({
  id: 'secret-exposed',
  summary: 'No variable of the environment is passed on that base keeps.',
  why: 'Variables of the environment hold credentials; who gets one may act in the name of the user.',
  source: 'Claude Code documentation, mcp.',
  howToFix: 'Keep it if the server needs the variable; a token of few rights limits the damage.',
  claims: ({ power }) => power.kind === 'secret',
  phrase: 'a variable is passed on',
  message: (change) => `${gainMessage(change)} Keep this only if the receiver needs it.`,
  invalid: pluginFile(
    '.mcp.json',
    server('docs', '{"type": "http", "url": "https://docs.example"}'),
    server(
      'docs',
      '{"type": "http", "url": "https://docs.example", "headers": {"Authorization": "${GITHUB_TOKEN}"}}',
    ),
  ),
  valid: pluginFile(
    '.mcp.json',
    server('docs', '{"type": "http", "url": "https://docs.example"}'),
    server(
      'docs',
      '{"type": "http", "url": "https://docs.example", "headers": {"X-Team": "docs"}}',
    ),
  ),
});
