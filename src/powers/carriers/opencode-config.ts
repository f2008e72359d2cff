import { folderOf, nameOf } from '../../model/text/path.ts';
import { get } from '../../model/value/value.ts';
import type { FieldRow } from '../carrier.ts';
import { readPermission } from '../clients/opencode-permission.ts';
import {
  readCommands,
  readInstructions,
  readPlugins,
  readPrograms,
  readProviders,
} from '../clients/opencode-programs.ts';
import { opencodeExamples } from '../examples/opencode-config.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const names = ['opencode.json', 'opencode.jsonc'];

const rows: readonly FieldRow[] = [
  ...grants('approve', 'permission', '`allow`: never asks', {
    example: { permission: 'allow' },
  }),
  ...grants('guard', 'permission.<tool>', '`ask`, `deny`: limits the tool', {
    example: { permission: { bash: 'deny', edit: 'ask' } },
  }),
  ...grants('guard', 'tools.<tool>', 'false: takes the tool away', {
    example: { tools: { bash: false } },
  }),
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
  ...grants('run', 'command.<name>.template', 'runs the command of each `` !`…` ``', {
    example: { command: { st: { template: 'Look: !`git status --short`' } } },
  }),
  ...within('command.<name>', harmless('description agent model subtask')),
  ...grants('net', 'provider.<id>.options.baseURL', 'requests to the model go there', {
    example: { provider: { own: { options: { baseURL: 'https://models.example/v1' } } } },
  }),
  ...harmless('provider'),
  ...grants('install', 'instructions', 'fetches texts that the model follows', {
    example: { instructions: ['AGENTS.md', 'https://rules.example/style.md'] },
    without: { instructions: ['AGENTS.md'] },
  }),
  ...grants('install', 'skills.urls', 'fetches texts that the model follows'),
  ...harmless('skills.paths'),
  ...grants(
    'settings',
    'agent, mode, share, server, enterprise, experimental',
    'shown as written',
    {
      read: opaque(),
      example: { share: 'auto' },
    },
  ),
  ...harmless(`
    $schema theme keybinds model small_model username tui default_agent watcher snapshot compaction
    layout autoupdate disabled_providers enabled_providers logLevel autoshare
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
  readWhole: (root, { unit }) =>
    combine(
      readPermission(root.fields.get('permission'), root.fields.get('tools')),
      readPlugins(get(root, 'plugin'), unit),
      readPrograms(root.fields),
      readCommands(get(root, 'command')),
      readProviders(get(root, 'provider')),
      readInstructions(root),
    ),
  sample: { path: 'opencode.json' },
  examples: opencodeExamples,
});
