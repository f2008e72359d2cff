import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, source, text, type Value } from '../../model/value/value.ts';
import type { Carrier } from '../carrier.ts';
import { cursor } from '../clients/client-events.ts';
import { readClientHooks } from '../clients/client-hooks.ts';
import { readClientServers } from '../clients/client-servers.ts';
import { readParts } from '../clients/inline-parts.ts';
import { combine } from '../support/carried.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';

const known: ReadonlySet<string> = new Set([
  ...['name', 'version', 'description', 'author', 'homepage', 'repository', 'license', 'keywords'],
  ...['displayName', 'logo', 'category', 'tags', 'publisher', 'minimumVersion', '$schema'],
  ...['rules', 'skills', 'agents', 'commands', 'hooks', 'mcpServers', 'variables'],
]);

const manifest = (fields: string) => ({
  'p/.cursor-plugin/plugin.json': `{"name": "p"${fields}}\n`,
});

/** The manifest of a Cursor plugin. */
export const cursorPlugin: Carrier = {
  id: 'cursor-plugin',
  title: '`.cursor-plugin/plugin.json`',
  client: 'Cursor',
  fields: [
    { field: 'hooks', kind: 'run', grants: 'as in `.cursor/hooks.json`, or the path of a file' },
    { field: 'mcpServers', kind: 'mcp', grants: 'as in `.mcp.json`, or the path of such a file' },
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isManifest = nameOf(path) === 'plugin.json' && nameOf(folder) === '.cursor-plugin';
    return isManifest ? { kind: 'plugin', root: folderOf(folder) } : null;
  },
  read({ path, text: written, unit }) {
    const { root, faults } = readJson(path, written, {
      consequence: 'Cursor does not load the plugin',
    });
    if (!root) return combine({ faults });
    const hooks = {
      ...{ unit, carrier: 'cursor-hooks', wrapper: 'hooks' },
      read: (value: Value) => readClientHooks(value, cursor, unit),
    };
    const servers = {
      ...{ unit, carrier: 'cursor-mcp', wrapper: 'mcpServers' },
      read: (value: Value) => readClientServers(value, { unit }),
    };
    return combine(
      { name: text(get(root, 'name')), version: source(get(root, 'version')) },
      { unread: unreadFields(root, known) },
      readParts(get(root, 'hooks'), hooks),
      readParts(get(root, 'mcpServers'), servers),
    );
  },
  examples: [
    {
      kind: 'run',
      scope: './format.sh',
      granting: {
        ...manifest(', "hooks": "./config/hooks.json"'),
        'p/config/hooks.json': '{"version": 1, "hooks": {"stop": [{"command": "./format.sh"}]}}\n',
      },
      without: manifest(''),
      respelled: [manifest(', "hooks": {"stop": [{"command": "./format.sh"}]}')],
    },
    {
      kind: 'mcp',
      scope: 'https://docs.example/mcp',
      granting: manifest(', "mcpServers": {"docs": {"url": "https://docs.example/mcp"}}'),
      without: manifest(''),
      respelled: [manifest(', "mcpServers": [{"docs": {"url": "https://docs.example/mcp"}}]')],
    },
  ],
};
