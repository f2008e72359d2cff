import { folderOf, nameOf } from '../../model/text/path.ts';
import type { Carrier } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { readLanguageServers } from '../plugins/language-servers.ts';
import { unwrap } from '../plugins/referenced.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { grants } from '../table/row.ts';

/** The language servers of a Claude Code plugin. */
export const pluginLsp: Carrier = {
  id: 'plugin-lsp',
  title: '`.lsp.json` of a plugin',
  client: 'Claude Code',
  extensions: ['json'],
  rows: [...grants('run', '<name>.command', 'runs the program while the plugin is enabled')],
  unitOf(path) {
    return nameOf(path) === '.lsp.json' ? { kind: 'plugin', root: folderOf(path) } : null;
  },
  read({ path, text }) {
    const { root, faults } = readJson(path, text, { consequence: 'no server of it is started' });
    if (!root) return combine({ faults });
    return readLanguageServers(unwrap(root, 'lspServers'));
  },
  examples: [
    exampleOf('run', 'npx -y ts-ls', [
      {
        'p/.lsp.json':
          '{"ts": {"command": "npx", "args": ["-y", "ts-ls"], "extensionToLanguage": {".ts": "typescript"}}}\n',
      },
      { 'p/.lsp.json': '{}\n' },
      {
        'p/.lsp.json':
          '{"ts": {"args": ["-y", "ts-ls"], "command": "npx", "extensionToLanguage": {".ts": "typescript"}, "restartOnCrash": true}}\n',
      },
    ]),
  ],
};
