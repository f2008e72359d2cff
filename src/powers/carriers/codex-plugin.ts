import { resolve } from '../../model/text/path.ts';
import { get, text, type Value } from '../../model/value/value.ts';
import type { Carrier, CarrierResult } from '../carrier.ts';
import { pluginManifest } from '../clients/plugin-manifest.ts';
import { exampleOf } from '../examples/example.ts';
import { codexDialect } from '../hooks/hook-events.ts';
import { eventRows, readHooks } from '../hooks/hooks.ts';
import { wrongType } from '../support/fields.ts';
import { opaque } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';

/** The manifest of a Codex plugin. */
export const codexPlugin: Carrier = pluginManifest({
  id: 'codex-plugin',
  paths: ['.codex-plugin/plugin.json'],
  client: 'Codex',
  folders: ['.codex-plugin'],
  hookFile: 'hooks/hooks.json',
  rows: [
    ...grants('mcp', 'apps', 'as in `.app.json`, by its path'),
    ...harmless('interface agents commands'),
    ...grants('settings', 'scheduledTasks', 'starts tasks at set times', {
      read: opaque(),
      example: { scheduledTasks: [{ prompt: 'Check.' }] },
    }),
  ],
  eventRows,
  sample: { path: 'p/.codex-plugin/plugin.json' },
  hooksCarrier: 'claude-hooks',
  serversCarrier: 'mcp-json',
  readHooks: (value, unit) => readHooks(value, { unit, dialect: codexDialect }),
  readMore: (root, unit) => readApps(get(root, 'apps'), unit.root),
  examples: [
    exampleOf('run', 'start.sh', [
      {
        'p/.codex-plugin/plugin.json':
          '{"name": "p", "hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "start.sh"}]}]}}\n',
      },
      { 'p/.codex-plugin/plugin.json': '{"name": "p"}\n' },
      {
        'p/.codex-plugin/plugin.json':
          '{"hooks": [{"hooks": {"SessionStart": [{"hooks": [{"command": "start.sh", "type": "command"}]}]}}], "name": "p"}\n',
      },
    ]),
    exampleOf('mcp', 'https://docs.example/mcp', [
      {
        'p/.codex-plugin/plugin.json': '{"name": "p", "mcpServers": "./servers.json"}\n',
        'p/servers.json':
          '{"mcpServers": {"docs": {"type": "http", "url": "https://docs.example/mcp"}}}\n',
      },
      { 'p/.codex-plugin/plugin.json': '{"name": "p"}\n' },
      {
        'p/.codex-plugin/plugin.json':
          '{"name": "p", "mcpServers": {"docs": {"type": "http", "url": "https://docs.example/mcp"}}}\n',
      },
    ]),
  ],
});

function readApps(value: Value | undefined, root: string): Partial<CarrierResult> {
  if (!value) return {};
  const path = text(value);
  if (path === undefined) {
    const expected = { expected: 'the path of an .app.json', consequence: 'Codex ignores it' };
    return { faults: [wrongType('apps', value, expected)] };
  }
  const target = resolve(root, path);
  return target === undefined
    ? {}
    : { follow: new Map([[target, { carrier: 'codex-apps', at: value.at }]]) };
}
