import type { Marketplace, PluginEntry } from '../model/listing.ts';
import { msg } from '../model/message.ts';
import { folderOf } from '../model/text/path.ts';
import { get, items, text as textOf, type Value } from '../model/value/value.ts';
import { type ListingKind, readDocument } from './document.ts';

const marketplaceKind: ListingKind = {
  rule: 'marketplace-syntax',
  name: 'marketplace',
  consequence: msg`Codex cannot install its plugins.`,
  uniqueKeys: ['plugins', 'source', 'path'],
};

/** Whether a path is a marketplace of Codex. */
export function isCodexMarketplace(path: string): boolean {
  return /(?:^|\/)\.agents\/plugins\/marketplace\.json$/.test(path);
}

/** Parses a `.agents/plugins/marketplace.json`. Codex leaves out the entries that it does not understand. */
export function readCodexMarketplace(path: string, text: string): Marketplace {
  const { root: table, problems } = readDocument(path, text, marketplaceKind);
  const plugins = items(get(table ?? undefined, 'plugins')).flatMap(
    (entry) => entryOf(entry) ?? [],
  );
  const root = folderOf(folderOf(folderOf(path)));
  return { path, root, pluginRoot: null, plugins, problems, text };
}

/** An entry with a folder of the repository: `./path`, or `{source: local, path: ./path}`. */
function entryOf(entry: Value): PluginEntry | null {
  const name = textOf(get(entry, 'name'));
  const source = get(entry, 'source');
  const isLocal = textOf(get(source, 'source')) === 'local';
  const value = source?.kind === 'table' ? (isLocal ? get(source, 'path') : undefined) : source;
  const written = textOf(value);
  if (name === undefined || !value || written === undefined || /^[a-z][a-z\d+.-]+:/i.test(written))
    return null;
  return { name, source: { value: written, at: value.at }, skills: [], parts: [] };
}
