import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, items, text } from '../../model/value/value.ts';
import { marketplaceExamples } from '../examples/claude-marketplace.ts';
import { manifestRows, readManifestParts } from '../plugins/manifest-parts.ts';
import { inEntry, readMarketplaceEntry } from '../plugins/marketplace-entry.ts';
import { combine } from '../support/carrier-result.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { command, each } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The plugins that a repository offers, with their sources and pins. */
export const claudeMarketplace = tableCarrier({
  id: 'claude-marketplace',
  paths: ['.claude-plugin/marketplace.json'],
  client: 'Claude Code',
  format: 'json',
  consequence: 'Claude Code refuses the marketplace',
  isCheckedElsewhere: true,
  rows: [
    ...grants(
      'settings',
      'allowCrossMarketplaceDependenciesOn',
      'plugins may install others of the marketplace',
      {
        read: each(({ text, at }, { name }) => settingGrant(name, `${name}: ${text}`, { at })),
        example: { name: 'm', plugins: [], allowCrossMarketplaceDependenciesOn: ['other'] },
      },
    ),
    ...grants(
      'install',
      'plugins[].source',
      'offers the plugin of another repository, package or archive',
    ),
    ...grants('run', 'plugins[].source.command', 'runs the command at every session start'),
    ...grants('run', 'plugins[].headersHelper', 'runs the command at each download', {
      read: command({ start: 'install' }),
      example: { plugins: [{ name: 'p', source: './p', headersHelper: './h.sh' }] },
    }),
    ...harmless('plugins[].headers'),
    ...within('plugins[]', manifestRows).map(inEntry),
    ...within(
      'plugins[].source',
      harmless(`
      source package version registry url ref sha repo path sha256 timeout mode
      error
    `),
    ),
    ...harmless(`
      name owner metadata $schema description version renames forceRemoveDeletedPlugins
      plugins[].relevance
    `),
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isMarketplace =
      nameOf(path) === 'marketplace.json' && nameOf(folder) === '.claude-plugin';
    return isMarketplace ? { kind: 'repository', root: folderOf(folder) } : null;
  },
  readWhole: (root, { unit }) => {
    const pluginRoot = text(get(get(root, 'metadata'), 'pluginRoot'));
    const place = { unit, pluginRoot, readParts: readManifestParts };
    return combine(
      ...items(get(root, 'plugins')).map((entry) => readMarketplaceEntry(entry, place)),
    );
  },
  sample: { path: '.claude-plugin/marketplace.json' },
  examples: marketplaceExamples,
});
