import { folderOf, nameOf } from '../../model/text/path.ts';
import { languageServerRows, readLanguageServers } from '../plugins/language-servers.ts';
import { grants, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The language servers of a Claude Code plugin. */
export const pluginLsp = tableCarrier({
  id: 'plugin-lsp',
  paths: ['<plugin>/.lsp.json'],
  client: 'Claude Code',
  format: 'json',
  consequence: 'no server of it is started',
  optionalKey: 'lspServers',
  rows: [
    ...grants('run', 'lspServers', 'runs the programs while the plugin is enabled', {
      read: ({ value }) => readLanguageServers(value),
      example: {
        ts: { command: 'npx', args: ['-y', 'ts-ls'], extensionToLanguage: { '.ts': 'ts' } },
      },
      without: {},
    }),
    ...within('lspServers.<name>', languageServerRows),
  ],
  unitOf: (path) =>
    nameOf(path) === '.lsp.json' ? { kind: 'plugin', root: folderOf(path) } : null,
  sample: { path: 'p/.lsp.json' },
});
