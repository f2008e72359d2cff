import { folderOf, join, nameOf } from '../../model/text/path.ts';
import { get, type Table, text as textOf } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, FieldReader, FieldRow } from '../carrier.ts';
import { geminiServerRows, trustRows } from '../clients/gemini-settings.ts';
import { exampleWriter } from '../examples/example.ts';
import { clientServerRows, readClientServers } from '../servers/client-servers.ts';
import { combine, nothing } from '../support/carrier-result.ts';
import { readFrontmatter, unreadableFrontmatter } from '../support/frontmatter.ts';
import { secretsSent } from '../support/remote.ts';
import { toolGrants } from '../support/tool-rules.ts';
import { readTable } from '../table/read-table.ts';
import { address } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

const client = 'Gemini CLI';
const duringTurn = { start: 'turn' } as const;
const example = exampleWriter((fields: string) => ({
  '.gemini/agents/a.md': `---\nname: a\ndescription: Helps.\n${fields}---\nHelp.\n`,
}));

const serverKeys = ['mcp_servers', 'mcpServers'];

const readServers: FieldReader = ({ value }, { source: { unit } }) =>
  readClientServers(value, { unit, trigger: duringTurn });

/** The fields of a server; the frontmatter writes them with `_`. */
const serverRows = serverKeys.flatMap((key) => [
  ...grants('mcp', key, 'starts the servers, with their tools', { read: readServers }),
  ...clientServerRows(key),
  ...within(key, geminiServerRows.map(belowServers)),
  ...trustRows(key),
  ...within(
    `${key}.<name>`,
    harmless('http_url include_tools exclude_tools auth target_audience target_service_account'),
  ),
]);

function belowServers(row: FieldRow): FieldRow {
  return { ...row, field: row.field.replace(/^mcpServers\./, ''), example: undefined };
}

const sent = 'prompts go there';

const rows: readonly FieldRow[] = [
  ...grants('delegate', 'tools', 'the tools of the agent; absent: any tool'),
  ...serverRows,
  ...grants('net', 'agent_card_url', 'is an agent of that server', {
    read: address(sent),
    example: { tools: [], agent_card_url: 'https://agent.example/card' },
  }),
  ...grants('secret', 'auth', 'sends variables of the environment to the server', {
    read: (_, { table }) => {
      const receiver = textOf(get(table, 'agent_card_url')) ?? 'the agent';
      const secrets = secretsSent(table, receiver, ['auth']);
      return {
        grants: secrets.map((secret) => ({ ...secret, subject: 'auth', trigger: duringTurn })),
      };
    },
    example: {
      tools: [],
      agent_card_url: 'https://agent.example/card',
      auth: { type: 'http', scheme: 'Bearer', token: '${TOKEN}' },
    },
  }),
  ...harmless(`
    kind name description display_name model temperature max_turns timeout_mins agent_card_json
  `),
];

/** The agents of a repository or an extension for Gemini CLI. */
export const geminiAgent: Carrier = {
  id: 'gemini-agent',
  paths: ['.gemini/agents/*.md', '<extension>/agents/*.md'],
  client,
  extensions: ['md'],
  rows,
  unitOf(path, tree) {
    const folder = folderOf(path);
    if (!path.endsWith('.md') || nameOf(folder) !== 'agents') return null;
    const root = folderOf(folder);
    // Those of a plugin with both manifests are read as agents of Claude Code.
    const isExtension =
      tree.has(join(root, 'gemini-extension.json')) &&
      !tree.has(join(root, '.claude-plugin/plugin.json'));
    return nameOf(root) === '.gemini' || isExtension ? { kind: 'agent', root: path } : null;
  },
  read(source) {
    const { path, text } = source;
    const file = readFrontmatter(path, text);
    const { frontmatter, isUnreadable } = file;
    if (isUnreadable) return combine({ faults: [unreadableFrontmatter(file, path)] });
    if (!frontmatter) return nothing;
    return combine(
      { name: textOf(get(frontmatter, 'name')) },
      tools(frontmatter, path),
      readTable(frontmatter, rows, { source, client, isForPeople: true }),
    );
  },
  sample: { path: '.gemini/agents/a.md', fields: { name: 'a', description: 'Helps.', tools: [] } },
  examples: [
    example('delegate', 'run_shell_command', [
      'tools: [read_file, run_shell_command]\n',
      'tools: [read_file]\n',
      'tools:\n  - run_shell_command\n  - "read_file"\n',
    ]),
    example('delegate', '*', ['', 'tools: [read_file]\n', 'model: inherit\n']),
  ],
};

/** Without a list, an agent has every tool of the session; an agent of a server has none. */
function tools(frontmatter: Table, path: string): Partial<CarrierResult> {
  if (textOf(get(frontmatter, 'kind')) === 'remote') return {};
  const field = frontmatter.fields.get('tools');
  const base = {
    kind: 'delegate',
    feature: 'agent-tools',
    subject: 'tools',
    trigger: duringTurn,
  } as const;
  if (field && field.value.kind !== 'null') return { grants: toolGrants(field, base) };
  const at = frontmatter.fields.get('name')?.keyAt ?? { path };
  return { grants: [{ ...base, scope: '*', reach: 'any', isDefault: true, at }] };
}
