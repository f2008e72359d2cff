import { msg } from '../../model/message.ts';
import { pluginFile, server } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, remarkNotes } from '../words/power-message.ts';

/** A variable of the environment that a server or a host now gets. */
export const secretExposed = powerRule({
  id: 'secret-exposed',
  summary: 'Reports variables that are newly passed to a server or host.',
  why: 'Variables of the environment have credentials; who gets one may act in the name of the user.',
  source: 'Claude Code documentation, mcp.',
  howToFix: 'Keep it if the receiver needs the variable; a token of few rights limits the damage.',
  claims: ({ power }) => power.kind === 'secret',
  phrase: 'a variable is passed on',
  message: gainMessage,
  help: () => msg`Keep this only if the receiver needs it.`,
  notes: remarkNotes,
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
