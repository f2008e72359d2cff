import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, source, text } from '../../model/value/value.ts';
import { pluginExamples } from '../examples/claude-plugin.ts';
import { manifestRows, readManifestParts } from '../plugins/manifest-parts.ts';
import { combine } from '../support/carrier-result.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The manifest of a Claude Code plugin. */
export const claudePlugin = tableCarrier({
  id: 'claude-plugin',
  paths: ['.claude-plugin/plugin.json'],
  client: 'Claude Code',
  format: 'json',
  consequence: 'Claude Code does not load the plugin',
  isCheckedElsewhere: true,
  rows: manifestRows,
  unitOf(path) {
    const folder = folderOf(path);
    const isManifest = nameOf(path) === 'plugin.json' && nameOf(folder) === '.claude-plugin';
    return isManifest ? { kind: 'plugin', root: folderOf(folder) } : null;
  },
  readWhole: (root, { unit }) =>
    combine(
      { name: text(get(root, 'name')), version: source(get(root, 'version')) },
      readManifestParts(root, unit),
    ),
  sample: { path: 'p/.claude-plugin/plugin.json' },
  examples: pluginExamples,
});
