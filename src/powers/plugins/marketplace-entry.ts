import type { Trigger } from '../../model/power.ts';
import { resolve } from '../../model/text/path.ts';
import { get, type Json, type Table, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, FieldRow, Grant, UnnamedUnit } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { readSource, sourceGrants } from '../support/plugin-sources.ts';

/** A row of a manifest with its example as an entry. */
export function inEntry(row: FieldRow): FieldRow {
  const entry = (fields: Json | undefined): Json | undefined =>
    fields && { plugins: [{ name: 'p', source: './p', ...(fields as object) }] };
  return { ...row, example: entry(row.example), without: entry(row.without) };
}

/** Where an entry stands, and how the client reads the parts of a plugin. */
interface EntryPlace {
  readonly unit: UnnamedUnit;
  /** The folder of sources that are bare names. */
  readonly pluginRoot: string | undefined;
  readonly readParts: (entry: Table, unit: UnnamedUnit) => CarrierResult;
}

/** Reads an entry of a marketplace: the source of the plugin, and what the entry says instead of its manifest. */
export function readMarketplaceEntry(
  entry: Value,
  { unit, pluginRoot, readParts }: EntryPlace,
): CarrierResult {
  const name = text(get(entry, 'name'));
  if (entry.kind !== 'table' || name === undefined) return combine();
  const source = get(entry, 'source');
  const plugin = { kind: 'plugin', name } as const;
  const owner = { subject: `plugin ${name}`, at: source?.at ?? entry.at, entry: plugin };
  const isLocal = text(get(source, 'source')) === 'local';
  const path = text(source) ?? (isLocal ? text(get(source, 'path')) : undefined);
  const root = rootOf(path, unit.root, pluginRoot);
  const sources = { grants: sourceGrants(source ? readSource(source) : null, owner) };
  if (root === undefined) {
    // Paths and programs of a plugin from elsewhere are not in this tree.
    const parts = readParts(entry, { kind: 'plugin', root: `${unit.root}/\0` });
    return combine(sources, { grants: elsewhere(parts.grants, name), faults: parts.faults });
  }
  const ownUnit = { ...plugin, root };
  const { grants, faults, follow, named, skillFolders } = readParts(entry, ownUnit);
  const owned = grants.map((grant) => ({ ...grant, unit: ownUnit }));
  const followed = followOf(follow, ownUnit);
  return combine(sources, {
    grants: owned,
    faults,
    follow: followed,
    named,
    skillFolders,
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
