import type { Carrier } from '../carrier.ts';
import { pluginManifest } from '../clients/plugin-manifest.ts';
import { exampleOf, exampleWriter } from '../examples/example.ts';
import { cursor } from '../hooks/client-events.ts';
import { clientEventRows, readClientHooks } from '../hooks/client-hooks.ts';
import { harmless } from '../table/row.ts';

const manifest = (fields: string) => ({
  'p/.cursor-plugin/plugin.json': `{"name": "p"${fields}}\n`,
});
const example = exampleWriter(manifest);

/** The manifest of a Cursor plugin. */
export const cursorPlugin: Carrier = pluginManifest({
  id: 'cursor-plugin',
  paths: ['.cursor-plugin/plugin.json'],
  client: 'Cursor',
  folders: ['.cursor-plugin'],
  hookFile: '.cursor/hooks.json',
  rows: harmless('displayName logo publisher minimumVersion rules agents commands variables'),
  eventRows: clientEventRows('stop'),
  sample: { path: 'p/.cursor-plugin/plugin.json' },
  hooksCarrier: 'cursor-hooks',
  serversCarrier: 'cursor-mcp',
  readHooks: (value) => readClientHooks(value, cursor),
  examples: [
    exampleOf('run', './format.sh', [
      {
        ...manifest(', "hooks": "./config/hooks.json"'),
        'p/config/hooks.json': '{"version": 1, "hooks": {"stop": [{"command": "./format.sh"}]}}\n',
      },
      manifest(''),
      manifest(', "hooks": {"stop": [{"command": "./format.sh"}]}'),
    ]),
    example('mcp', 'https://docs.example/mcp', [
      ', "mcpServers": {"docs": {"url": "https://docs.example/mcp"}}',
      '',
      ', "mcpServers": [{"docs": {"url": "https://docs.example/mcp"}}]',
    ]),
  ],
});
