import type { Carrier } from '../carrier.ts';
import { pluginManifest } from '../clients/plugin-manifest.ts';
import { cursorParts } from '../clients/plugin-parts.ts';
import { exampleOf, exampleWriter } from '../examples/example.ts';

const manifest = (fields: string) => ({
  'p/.cursor-plugin/plugin.json': `{"name": "p"${fields}}\n`,
});
const example = exampleWriter(manifest);

/** The manifest of a Cursor plugin. */
export const cursorPlugin: Carrier = pluginManifest({
  ...cursorParts,
  id: 'cursor-plugin',
  paths: ['.cursor-plugin/plugin.json'],
  folders: ['.cursor-plugin'],
  sample: { path: 'p/.cursor-plugin/plugin.json' },
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
