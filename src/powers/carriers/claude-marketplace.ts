import type { Trigger } from '../../model/power.ts';
import { folderOf, nameOf, resolve } from '../../model/text/path.ts';
import { get, items, type Json, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, FieldRow, Grant, UnnamedUnit } from '../carrier.ts';
import { marketplaceExamples } from '../examples/claude-marketplace.ts';
import { manifestRows, readManifestParts } from '../plugins/manifest-parts.ts';
import { combine } from '../support/carrier-result.ts';
import { readSource, sourceGrants } from '../support/plugin-sources.ts';
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
    return combine(
      ...items(get(root, 'plugins')).map((entry) => readEntry(entry, unit, pluginRoot)),
    );
  },
  sample: { path: '.claude-plugin/marketplace.json' },
  examples: marketplaceExamples,
});

/** A row of a manifest with its example as an entry. */
function inEntry(row: FieldRow): FieldRow {
  const entry = (fields: Json | undefined): Json | undefined =>
    fields && { plugins: [{ name: 'p', source: './p', ...(fields as object) }] };
  return { ...row, example: entry(row.example), without: entry(row.without) };
}

function readEntry(entry: Value, unit: UnnamedUnit, pluginRoot: string | undefined): CarrierResult {
  const name = text(get(entry, 'name'));
  if (entry.kind !== 'table' || name === undefined) return combine();
  const source = get(entry, 'source');
  const plugin = { kind: 'plugin', name } as const;
  const owner = { subject: `plugin ${name}`, at: source?.at ?? entry.at, entry: plugin };
  const root = rootOf(text(source), unit.root, pluginRoot);
  const sources = { grants: sourceGrants(source ? readSource(source) : null, owner) };
  if (root === undefined) {
    // Paths and programs of a plugin from elsewhere are not in this tree.
    const parts = readManifestParts(entry, { kind: 'plugin', root: `${unit.root}/\0` });
    return combine(sources, { grants: elsewhere(parts.grants, name), faults: parts.faults });
  }
  const ownUnit = { ...plugin, root };
  const { grants, faults, follow, named } = readManifestParts(entry, ownUnit);
  const owned = grants.map((grant) => ({ ...grant, unit: ownUnit }));
  const followed = followOf(follow, ownUnit);
  return combine(sources, {
    grants: owned,
    faults,
    follow: followed,
    named,
    plugins: [{ name, root }],
  });
}

/** The folder of a plugin in this tree; a bare name is below `metadata.pluginRoot`. */
function rootOf(
  source: string | undefined,
  root: string,
  pluginRoot: string | undefined,
): string | undefined {
  if (source === undefined) return undefined;
  const isBare = !source.startsWith('.') && !source.includes('/');
  const folder = isBare && pluginRoot !== undefined ? `${pluginRoot}/${source}` : source;
  return resolve(root, folder);
}

function followOf(follow: CarrierResult['follow'], unit: UnnamedUnit): CarrierResult['follow'] {
  return new Map([...(follow ?? [])].map(([path, target]) => [path, { unit, ...target }]));
}

/** The grants of an entry to a plugin outside this tree, with a unit of its own. */
function elsewhere(grants: readonly Grant[], name: string): readonly Grant[] {
  return grants.map(({ subject, trigger, command: _, ...grant }) => ({
    ...grant,
    subject: `${subject} of plugin ${name}`,
    plugin: name,
    trigger: trigger.start === 'enabled' ? whenUsed : trigger,
  }));
}

const whenUsed: Trigger = { start: 'event', event: 'use of the plugin' };
