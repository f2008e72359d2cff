import type { Carrier } from '../carrier.ts';
import { pluginManifest } from '../clients/plugin-manifest.ts';
import { copilotParts } from '../clients/plugin-parts.ts';
import { exampleOf } from '../examples/example.ts';

const path = 'p/.github/plugin/plugin.json';
const none = { [path]: '{"name": "p"}\n' };

/** The manifest of a Copilot plugin. */
export const copilotPlugin: Carrier = pluginManifest({
  ...copilotParts,
  id: 'copilot-plugin',
  paths: ['.github/plugin/plugin.json', '.plugin/plugin.json', 'plugin.json'],
  folders: ['.github/plugin', '.plugin'],
  mayBeAtRoot: true,
  sample: { path: 'p/.github/plugin/plugin.json' },
  examples: [
    exampleOf('run', './format.sh', [
      {
        [path]: '{"name": "p", "hooks": "./config/hooks.json"}\n',
        'p/config/hooks.json':
          '{"version": 1, "hooks": {"agentStop": [{"bash": "./format.sh"}]}}\n',
      },
      none,
      { [path]: '{"hooks": {"agentStop": [{"bash": "./format.sh"}]}, "name": "p"}\n' },
    ]),
    exampleOf('run', './start.sh', [
      {
        'p/plugin.json': '{"name": "p", "hooks": {"sessionStart": [{"bash": "./start.sh"}]}}\n',
      },
      { 'p/plugin.json': '{"name": "p"}\n' },
      {
        'p/plugin.json':
          '{"hooks": {"hooks": {"sessionStart": [{"bash": "./start.sh"}]}}, "name": "p"}\n',
      },
    ]),
    exampleOf('mcp', 'https://docs.example/mcp', [
      {
        [path]:
          '{"name": "p", "mcpServers": {"docs": {"type": "http", "url": "https://docs.example/mcp"}}}\n',
      },
      none,
    ]),
  ],
});
