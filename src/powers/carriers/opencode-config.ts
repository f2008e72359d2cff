import { folderOf, nameOf } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { get } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, CarrierSource } from '../carrier.ts';
import { readPermission } from '../clients/opencode-permission.ts';
import {
  readCommands,
  readInstructions,
  readPlugins,
  readPrograms,
  readProviders,
} from '../clients/opencode-programs.ts';
import { opencodeExamples } from '../examples/opencode-config.ts';
import { readClientServers } from '../servers/client-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { opaqueSetting } from '../support/setting-grants.ts';
import { grants } from '../table/row.ts';

const names = ['opencode.json', 'opencode.jsonc'];

/** The settings of opencode in a repository. */
export const opencodeConfig: Carrier = {
  id: 'opencode-config',
  title: '`opencode.json`, `opencode.jsonc`, also in `.opencode`',
  client: 'opencode',
  extensions: ['json', 'jsonc'],
  rows: [
    ...grants('approve', 'permission: allow', 'never asks'),
    ...grants('guard', 'permission.<tool>: ask, deny', 'limits the tool'),
    ...grants('mcp', 'mcp.<name>', 'starts the server, with its tools'),
    ...grants(
      'secret',
      'mcp.<name>.environment, headers',
      'passes on variables of the environment',
    ),
    ...grants('install', 'plugin[]', 'installs the package and runs it at every start'),
    ...grants('run', 'plugin[]: <path>; lsp, formatter', 'runs the program'),
    ...grants('run', 'command.<name>.template: !`<command>`', 'runs the command'),
    ...grants('net', 'provider.<id>.options.baseURL', 'requests to the model go there'),
    ...grants(
      'install',
      'instructions[]: <url>, skills.urls[]',
      'fetches texts that the model follows',
    ),
    ...grants('settings', 'agent, mode, share, server', 'shown as written'),
  ],
  unitOf(path) {
    if (!names.includes(nameOf(path))) return null;
    const folder = folderOf(path);
    return { kind: 'repository', root: nameOf(folder) === '.opencode' ? folderOf(folder) : folder };
  },
  read,
  examples: opencodeExamples,
};

const opaque = ['agent', 'mode', 'share', 'server', 'enterprise', 'experimental'];
const known: ReadonlySet<string> = new Set([
  ...opaque,
  ...wordList(`
  permission tools mcp plugin lsp formatter command provider instructions skills $schema theme
  keybinds model small_model username tui default_agent watcher snapshot compaction layout
  autoupdate disabled_providers enabled_providers logLevel autoshare
  `),
]);

function read({ path, text, unit }: CarrierSource): CarrierResult {
  const { root, faults } = readJson(path, text, {
    consequence: 'opencode does not start',
    hasComments: true,
  });
  if (root?.kind !== 'table') return combine({ faults });
  const { fields } = root;
  return combine(
    { unread: unreadFields(root, known) },
    readPermission(fields.get('permission'), fields.get('tools')),
    readClientServers(get(root, 'mcp'), { unit }),
    readPlugins(get(root, 'plugin'), unit),
    readPrograms(fields),
    readCommands(get(root, 'command')),
    readProviders(get(root, 'provider')),
    readInstructions(root),
    ...opaque.map((key) => opaqueSetting(fields.get(key), '')),
  );
}
