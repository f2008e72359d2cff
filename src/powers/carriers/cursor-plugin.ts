import type { Carrier } from '../carrier.ts';
import { cursor } from '../clients/client-events.ts';
import { readClientHooks } from '../clients/client-hooks.ts';
import { commonKeys, pluginManifest } from '../clients/plugin-manifest.ts';

const manifest = (fields: string) => ({
  'p/.cursor-plugin/plugin.json': `{"name": "p"${fields}}\n`,
});

/** The manifest of a Cursor plugin. */
export const cursorPlugin: Carrier = pluginManifest({
  id: 'cursor-plugin',
  title: '`.cursor-plugin/plugin.json`',
  client: 'Cursor',
  folders: ['.cursor-plugin'],
  hookFile: '.cursor/hooks.json',
  known: new Set([
    ...commonKeys,
    ...['displayName', 'logo', 'publisher', 'minimumVersion', 'rules', 'agents', 'commands'],
    ...['hooks', 'mcpServers', 'variables'],
  ]),
  hooksCarrier: 'cursor-hooks',
  serversCarrier: 'cursor-mcp',
  readHooks: (value) => readClientHooks(value, cursor),
  examples: [
    {
      kind: 'run',
      scope: './format.sh',
      granting: {
        ...manifest(', "hooks": "./config/hooks.json"'),
        'p/config/hooks.json': '{"version": 1, "hooks": {"stop": [{"command": "./format.sh"}]}}\n',
      },
      without: manifest(''),
      equivalents: [manifest(', "hooks": {"stop": [{"command": "./format.sh"}]}')],
    },
    {
      kind: 'mcp',
      scope: 'https://docs.example/mcp',
      granting: manifest(', "mcpServers": {"docs": {"url": "https://docs.example/mcp"}}'),
      without: manifest(''),
      equivalents: [manifest(', "mcpServers": [{"docs": {"url": "https://docs.example/mcp"}}]')],
    },
  ],
});
