import { folderOf, nameOf } from '../../model/text/path.ts';
import { get } from '../../model/value/value.ts';
import type { FieldRow } from '../carrier.ts';
import {
  opencodeAgent2Rows,
  opencodeAgentRows,
  permissionRuleRows,
} from '../clients/opencode-agents.ts';
import { readPermission, readTool } from '../clients/opencode-permission.ts';
import {
  readInstructions,
  readPackage,
  readPlugins,
  readPrograms,
  readProviderAddress,
  readProviderKey,
  readReference,
  readTemplate,
} from '../clients/opencode-programs.ts';
import { opencodeExamples } from '../examples/opencode-config.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { agentRow } from '../settings/switches.ts';
import { combine } from '../support/carrier-result.ts';
import { command, on, opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const names = ['opencode.json', 'opencode.jsonc'];

/** A row with its example in an entry of a mapping. */
const inEntry = (key: string) => (row: FieldRow) => ({
  ...row,
  example: row.example && { [key]: { x: row.example } },
});

/** Who may do what. */
const permissionRows: readonly FieldRow[] = [
  ...grants('approve', 'permission', '`allow`: never asks', {
    read: readPermission,
    example: { permission: 'allow' },
  }),
  ...grants('guard', 'permission.<tool>', '`ask`, `deny`: limits the tool', {
    example: { permission: { bash: 'deny', edit: 'ask' } },
  }),
  ...grants('guard', 'tools.<tool>', 'false: takes the tool away', {
    read: readTool,
    example: { tools: { bash: false } },
  }),
  ...permissionRuleRows('permissions[]'),
  ...['agent', 'mode'].flatMap((key) =>
    within(`${key}.<name>`, opencodeAgentRows).map(inEntry(key)),
  ),
  ...within('agents.<name>', opencodeAgent2Rows).map(inEntry('agents')),
  ...agentRow.map((row) => ({
    ...row,
    field: 'default_agent',
    example: { default_agent: 'build' },
  })),
];

/** What opencode starts, and what it loads as code. */
const programRows: readonly FieldRow[] = [
  ...clientServersRows('mcp'),
  ...grants('install', 'plugin[]', 'installs the package and runs it at every start', {
    example: { plugin: ['opencode-notify'] },
  }),
  ...grants('run', 'lsp.<name>, formatter.<name>', 'runs the program', {
    example: { lsp: { ts: { command: ['ts-ls'], extensions: ['.ts'] } } },
  }),
  ...['lsp', 'formatter'].flatMap((key) =>
    within(`${key}.<name>`, harmless('command extensions disabled environment env initialization')),
  ),
  ...grants('run', 'shell', 'the program that runs every command', {
    read: command(),
    example: { shell: './shell.sh' },
  }),
  ...['command', 'commands'].flatMap((key) => [
    ...grants('run', `${key}.<name>.template`, 'runs the command of each `` !`…` ``', {
      read: readTemplate,
      example: { [key]: { st: { template: 'Look: !`git status --short`' } } },
    }),
    ...within(`${key}.<name>`, harmless('name description agent model variant subtask')),
  ]),
];

/** What the models are, and what they get. */
const providerRows: readonly FieldRow[] = within('provider.<id>', [
  ...grants(
    'net',
    'api, options.baseURL, options.enterpriseUrl, models.<model>.provider.api',
    'requests to the model go there',
    {
      read: readProviderAddress,
      example: { provider: { own: { options: { baseURL: 'https://models.example/v1' } } } },
    },
  ),
  ...grants('install', 'npm, models.<model>.provider.npm', 'installs the package and runs it', {
    read: readPackage,
    example: { provider: { own: { npm: '@acme/models' } } },
  }),
  ...grants('secret', 'env, options.apiKey', 'gives variables of the environment to the provider', {
    read: readProviderKey,
    example: { provider: { own: { options: { apiKey: '{env:OWN_KEY}' } } } },
  }),
  ...harmless(`
    name id whitelist blacklist options.<other>
    models.<model>.id models.<model>.name models.<model>.family models.<model>.release_date
    models.<model>.attachment models.<model>.reasoning models.<model>.temperature
    models.<model>.tool_call models.<model>.interleaved models.<model>.cost models.<model>.limit
    models.<model>.modalities models.<model>.experimental models.<model>.status
    models.<model>.options models.<model>.headers models.<model>.variants
  `),
]);

const rows: readonly FieldRow[] = [
  ...permissionRows,
  ...programRows,
  ...providerRows,
  ...grants('install', 'instructions', 'fetches texts that the model follows', {
    example: { instructions: ['AGENTS.md', 'https://rules.example/style.md'] },
    without: { instructions: ['AGENTS.md'] },
  }),
  ...grants('install', 'skills.urls', 'fetches texts that the model follows'),
  ...['references', 'reference'].flatMap((key) => [
    ...grants('install', `${key}.<name>`, 'fetches the repository for the model', {
      read: readReference,
      example: { [key]: { style: { repository: 'acme/style' } } },
    }),
    ...within(`${key}.<name>`, harmless('repository branch description hidden path')),
  ]),
  ...grants('settings', 'autoshare', 'true: shares each session', {
    read: on(),
    example: { autoshare: true },
  }),
  ...grants('settings', 'share, server, enterprise, experimental', 'shown as written', {
    read: opaque(),
    example: { share: 'auto' },
  }),
  // A switch over all of them, which may be a mapping.
  ...harmless('lsp formatter'),
  ...harmless(`
    $schema theme keybinds model small_model username tui watcher snapshot compaction layout
    autoupdate disabled_providers enabled_providers logLevel subagent_depth attachment tool_output
    skills.paths
  `),
];

/** The settings of opencode in a repository. */
export const opencodeConfig = tableCarrier({
  id: 'opencode-config',
  paths: ['opencode.json', 'opencode.jsonc'],
  client: 'opencode',
  format: 'jsonc',
  consequence: 'opencode does not start',
  rows,
  unitOf(path) {
    if (!names.includes(nameOf(path))) return null;
    const folder = folderOf(path);
    return { kind: 'repository', root: nameOf(folder) === '.opencode' ? folderOf(folder) : folder };
  },
  readWhole: (root) =>
    combine(readPlugins(get(root, 'plugin')), readPrograms(root.fields), readInstructions(root)),
  sample: { path: 'opencode.json' },
  examples: opencodeExamples,
});
