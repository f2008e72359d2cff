import type { Trigger } from '../../model/power.ts';
import { folderOf, nameOf, resolve } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { get, items, text, type Value } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, Grant, UnnamedUnit } from '../carrier.ts';
import { marketplaceExamples } from '../examples/claude-marketplace.ts';
import { manifestKeys, readManifestParts } from '../plugins/manifest-parts.ts';
import { listGrants, settingGrant } from '../settings/entries.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { readSource, sourceGrants } from '../support/plugin-sources.ts';

const known: ReadonlySet<string> = new Set(
  wordList(`
  name owner plugins metadata $schema description version renames
  allowCrossMarketplaceDependenciesOn forceRemoveDeletedPlugins
`),
);

const knownOfEntry: ReadonlySet<string> = new Set([...manifestKeys, 'source', 'relevance']);

/** The plugins that a repository offers, with their sources and pins. */
export const claudeMarketplace: Carrier = {
  id: 'claude-marketplace',
  title: '`.claude-plugin/marketplace.json`',
  client: 'Claude Code',
  extensions: ['json'],
  isCheckedElsewhere: true,
  fields: [
    {
      field: 'plugins[].source',
      kind: 'install',
      description: 'offers the plugin of another repository, package or archive',
    },
    {
      field: 'plugins[].source.command',
      kind: 'run',
      description: 'runs the command at every session start',
    },
    {
      field: 'plugins[].hooks, plugins[].lspServers, plugins[].monitors',
      kind: 'run',
      description: 'as in `plugin.json`',
    },
    { field: 'plugins[].mcpServers', kind: 'mcp', description: 'as in `plugin.json`' },
    { field: 'plugins[].defaultEnabled', kind: 'guard', description: 'false: it starts disabled' },
    {
      field: 'allowCrossMarketplaceDependenciesOn',
      kind: 'settings',
      description: 'plugins may install others of the marketplace',
    },
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isMarketplace =
      nameOf(path) === 'marketplace.json' && nameOf(folder) === '.claude-plugin';
    return isMarketplace ? { kind: 'repository', root: folderOf(folder) } : null;
  },
  read({ path, text: written, unit }) {
    const { root, faults } = readJson(path, written, {
      consequence: 'Claude Code refuses the marketplace',
    });
    if (root?.kind !== 'table') return combine({ faults });
    const pluginRoot = text(get(get(root, 'metadata'), 'pluginRoot'));
    return combine(
      { unread: unreadFields(root, known) },
      listGrants(root.fields.get('allowCrossMarketplaceDependenciesOn'), '', (entry, subject) =>
        settingGrant(subject, `${subject}: ${entry.text}`, { at: entry.at }),
      ),
      ...items(get(root, 'plugins')).map((entry) => readEntry(entry, unit, pluginRoot)),
    );
  },
  examples: marketplaceExamples,
};

function readEntry(entry: Value, unit: UnnamedUnit, pluginRoot: string | undefined): CarrierResult {
  const name = text(get(entry, 'name'));
  if (entry.kind !== 'table' || name === undefined) return combine();
  const source = get(entry, 'source');
  const plugin = { kind: 'plugin', name } as const;
  const owner = { subject: `plugin ${name}`, at: source?.at ?? entry.at, entry: plugin };
  const root = rootOf(text(source), unit.root, pluginRoot);
  const unread = unreadFields(entry, knownOfEntry, `plugins.${name}.`);
  const sources = { grants: sourceGrants(source ? readSource(source) : null, owner), unread };
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
