import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, source, text } from '../../model/value/value.ts';
import type { Carrier } from '../carrier.ts';
import { pluginExamples } from '../examples/claude-plugin.ts';
import { manifestKeys, readManifestParts } from '../plugins/manifest-parts.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { grants } from '../table/row.ts';

const known: ReadonlySet<string> = new Set(manifestKeys);

/** The manifest of a Claude Code plugin. */
export const claudePlugin: Carrier = {
  id: 'claude-plugin',
  title: '`.claude-plugin/plugin.json`',
  client: 'Claude Code',
  extensions: ['json'],
  isCheckedElsewhere: true,
  rows: [
    ...grants('run', 'hooks', 'as in `hooks/hooks.json`, or the path of such a file'),
    ...grants('mcp', 'mcpServers', 'as in `.mcp.json`, or the path of such a file'),
    ...grants('run', 'lspServers', 'as in `.lsp.json`, or the path of such a file'),
    ...grants(
      'run',
      'experimental.monitors, monitors',
      'as in `monitors/monitors.json`, or the path of such a file',
    ),
    ...grants('install', 'dependencies[]', 'installs and enables another plugin'),
    ...grants(
      'secret',
      'userConfig.<name>.sensitive',
      'asks the user for a secret and gives it to hooks and servers',
    ),
    ...grants('mcp', 'channels[].server', 'sends messages of the server to the model'),
    ...grants('guard', 'defaultEnabled', 'false: the plugin starts disabled'),
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
