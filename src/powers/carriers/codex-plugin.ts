import { folderOf, nameOf, resolve } from '../../model/text/path.ts';
import { get, source, text, type Value } from '../../model/value/value.ts';
import type { Carried, Carrier } from '../carrier.ts';
import { readClientServers } from '../clients/client-servers.ts';
import { readParts } from '../clients/inline-parts.ts';
import { combine } from '../support/carried.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields, wrongType } from '../support/fields.ts';
import { readHooks } from '../support/hooks.ts';

const known: ReadonlySet<string> = new Set([
  ...['name', 'version', 'description', 'author', 'homepage', 'repository', 'license', 'keywords'],
  ...['interface', 'skills', 'hooks', 'mcpServers', 'apps', '$schema', 'category', 'tags'],
]);

/** The manifest of a Codex plugin. */
export const codexPlugin: Carrier = {
  id: 'codex-plugin',
  title: '`.codex-plugin/plugin.json`',
  client: 'Codex',
  fields: [
    { field: 'hooks', kind: 'run', grants: 'as in `hooks/hooks.json`, or the path of such a file' },
    { field: 'mcpServers', kind: 'mcp', grants: 'as in `.mcp.json`, or the path of such a file' },
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isManifest = nameOf(path) === 'plugin.json' && nameOf(folder) === '.codex-plugin';
    return isManifest ? { kind: 'plugin', root: folderOf(folder) } : null;
  },
  read({ path, text: written, unit }) {
    const { root, faults } = readJson(path, written, {
      consequence: 'Codex does not load the plugin',
    });
    if (!root) return combine({ faults });
    const hooks = {
      ...{ unit, carrier: 'claude-hooks', wrapper: 'hooks' },
      read: (value: Value) => readHooks(value, { unit }),
    };
    const servers = {
      ...{ unit, carrier: 'mcp-json', wrapper: 'mcpServers' },
      read: (value: Value) => readClientServers(value, { unit }),
    };
    return combine(
      { name: text(get(root, 'name')), version: source(get(root, 'version')) },
      { unread: unreadFields(root, known) },
      readParts(get(root, 'hooks'), hooks),
      readParts(get(root, 'mcpServers'), servers),
      readApps(get(root, 'apps'), unit.root),
    );
  },
  examples: [
    {
      kind: 'run',
      scope: 'start.sh',
      granting: {
        'p/.codex-plugin/plugin.json':
          '{"name": "p", "hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "start.sh"}]}]}}\n',
      },
      without: { 'p/.codex-plugin/plugin.json': '{"name": "p"}\n' },
      respelled: [
        {
          'p/.codex-plugin/plugin.json':
            '{"hooks": [{"hooks": {"SessionStart": [{"hooks": [{"command": "start.sh", "type": "command"}]}]}}], "name": "p"}\n',
        },
      ],
    },
    {
      kind: 'mcp',
      scope: 'https://docs.example/mcp',
      granting: {
        'p/.codex-plugin/plugin.json': '{"name": "p", "mcpServers": "./servers.json"}\n',
        'p/servers.json':
          '{"mcpServers": {"docs": {"type": "http", "url": "https://docs.example/mcp"}}}\n',
      },
      without: { 'p/.codex-plugin/plugin.json': '{"name": "p"}\n' },
      respelled: [
        {
          'p/.codex-plugin/plugin.json':
            '{"name": "p", "mcpServers": {"docs": {"type": "http", "url": "https://docs.example/mcp"}}}\n',
        },
      ],
    },
  ],
};

function readApps(value: Value | undefined, root: string): Partial<Carried> {
  if (!value) return {};
  const path = text(value);
  if (path === undefined) {
    const expected = { expected: 'the path of an .app.json', consequence: 'Codex ignores it' };
    return { faults: [wrongType('apps', value, expected)] };
  }
  const target = resolve(root, path);
  return target === undefined ? {} : { follow: new Map([[target, 'codex-apps']]) };
}
