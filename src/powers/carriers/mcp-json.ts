import { folderOf, join, nameOf } from '../../model/text/path.ts';
import { get } from '../../model/value/value.ts';
import type { Carrier } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { readServers } from '../support/mcp-servers.ts';

const known: ReadonlySet<string> = new Set(['mcpServers', '$schema']);

/** The MCP servers of a repository or a plugin. */
export const mcpJson: Carrier = {
  id: 'mcp-json',
  title: '`.mcp.json` of a repository or a plugin',
  client: 'Claude Code, Copilot, Cursor',
  extensions: ['json'],
  fields: [
    {
      field: 'mcpServers.<name>.command',
      kind: 'mcp',
      description: 'starts the program as a server, with its tools',
    },
    {
      field: 'mcpServers.<name>.url',
      kind: 'mcp',
      description: 'connects to the server, with its tools',
    },
    {
      field: 'mcpServers.<name>.headers',
      kind: 'secret',
      description: 'sends variables of the environment to the host',
    },
    {
      field: 'mcpServers.<name>.env',
      kind: 'secret',
      description: 'gives variables of the environment to the server',
    },
    {
      field: 'mcpServers.<name>.headersHelper',
      kind: 'run',
      description: 'runs the command at every connection',
    },
  ],
  unitOf(path, tree) {
    if (nameOf(path) !== '.mcp.json') return null;
    const root = folderOf(path);
    const isPlugin = manifests.some((name) => tree.has(join(root, name)));
    return { kind: isPlugin ? 'plugin' : 'repository', root };
  },
  read({ path, text, unit }) {
    const { root, faults } = readJson(path, text, { consequence: 'no server of it is started' });
    if (!root) return combine({ faults });
    const servers = get(root, 'mcpServers');
    // A bare map of servers is tolerated.
    if (!servers) return readServers(root, { unit, needsType: true });
    return combine(
      { unread: unreadFields(root, known) },
      readServers(servers, { unit, needsType: true }),
    );
  },
  examples: [
    exampleOf('mcp', 'npx -y docs-mcp@latest', [
      {
        '.mcp.json':
          '{"mcpServers": {"docs": {"command": "npx", "args": ["-y", "docs-mcp@latest"]}}}\n',
      },
      { '.mcp.json': '{"mcpServers": {}}\n' },
      {
        '.mcp.json':
          '{\n  "mcpServers": {\n    "docs": {"args": ["-y", "docs-mcp@latest"], "command": "npx"}\n  }\n}\n',
      },
      { '.mcp.json': '{"docs": {"command": "npx", "args": ["-y", "docs-mcp@latest"]}}\n' },
    ]),
    exampleOf('mcp', 'https://docs.example/mcp', [
      {
        '.mcp.json':
          '{"mcpServers": {"docs": {"type": "http", "url": "https://docs.example/mcp"}}}\n',
      },
      { '.mcp.json': '{"mcpServers": {}}\n' },
      {
        '.mcp.json':
          '{"mcpServers": {"docs": {"url": "HTTPS://DOCS.example/mcp", "type": "http"}}}\n',
      },
    ]),
    exampleOf('secret', '${DOCS_TOKEN} to https://docs.example', [
      {
        '.mcp.json':
          '{"mcpServers": {"docs": {"type": "http", "url": "https://docs.example", "headers": {"X-Key": "${DOCS_TOKEN}"}}}}\n',
      },
      {
        '.mcp.json': '{"mcpServers": {"docs": {"type": "http", "url": "https://docs.example"}}}\n',
      },
    ]),
    exampleOf('secret', '${DB_URL} to the server', [
      {
        '.mcp.json': '{"mcpServers": {"db": {"command": "db-mcp", "env": {"URL": "${DB_URL}"}}}}\n',
      },
      { '.mcp.json': '{"mcpServers": {"db": {"command": "db-mcp"}}}\n' },
    ]),
    exampleOf('run', './header.sh', [
      {
        '.mcp.json':
          '{"mcpServers": {"d": {"type": "http", "url": "https://d.example", "headersHelper": "./header.sh"}}}\n',
      },
      {
        '.mcp.json': '{"mcpServers": {"d": {"type": "http", "url": "https://d.example"}}}\n',
      },
    ]),
  ],
};

const manifests = [
  '.claude-plugin/plugin.json',
  '.codex-plugin/plugin.json',
  '.cursor-plugin/plugin.json',
];
