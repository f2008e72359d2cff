import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, source, text } from '../../model/value/value.ts';
import type { Carrier } from '../carrier.ts';
import { pluginExamples } from '../examples/claude-plugin.ts';
import { manifestKeys, readManifestParts } from '../plugins/manifest-parts.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';

const known: ReadonlySet<string> = new Set(manifestKeys);

/** The manifest of a Claude Code plugin. */
export const claudePlugin: Carrier = {
  id: 'claude-plugin',
  title: '`.claude-plugin/plugin.json`',
  client: 'Claude Code',
  extensions: ['json'],
  isCheckedElsewhere: true,
  fields: [
    {
      field: 'hooks',
      kind: 'run',
      description: 'as in `hooks/hooks.json`, or the path of such a file',
    },
    {
      field: 'mcpServers',
      kind: 'mcp',
      description: 'as in `.mcp.json`, or the path of such a file',
    },
    {
      field: 'lspServers',
      kind: 'run',
      description: 'as in `.lsp.json`, or the path of such a file',
    },
    {
      field: 'experimental.monitors, monitors',
      kind: 'run',
      description: 'as in `monitors/monitors.json`, or the path of such a file',
    },
    {
      field: 'dependencies[]',
      kind: 'install',
      description: 'installs and enables another plugin',
    },
    {
      field: 'userConfig.<name>.sensitive',
      kind: 'secret',
      description: 'asks the user for a secret and gives it to hooks and servers',
    },
    {
      field: 'channels[].server',
      kind: 'mcp',
      description: 'sends messages of the server to the model',
    },
    { field: 'defaultEnabled', kind: 'guard', description: 'false: the plugin starts disabled' },
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isManifest = nameOf(path) === 'plugin.json' && nameOf(folder) === '.claude-plugin';
    return isManifest ? { kind: 'plugin', root: folderOf(folder) } : null;
  },
  read({ path, text: written, unit }) {
    const { root, faults } = readJson(path, written, {
      consequence: 'Claude Code does not load the plugin',
    });
    if (root?.kind !== 'table') return combine({ faults });
    return combine(
      { name: text(get(root, 'name')), version: source(get(root, 'version')) },
      { unread: unreadFields(root, known) },
      readManifestParts(root, unit),
    );
  },
  examples: pluginExamples,
};
