import { memoize } from '../model/text/memoize.ts';
import { join, resolve } from '../model/text/path.ts';
import type { Location } from '../model/text/text.ts';
import type { PluginFile } from '../model/unit/plugin.ts';
import { get, items, type Table, text } from '../model/value/value.ts';

/** An entry of a marketplace that names a folder of the tree. */
export interface LocalEntry {
  readonly name: string;
  readonly at: Location;
  readonly marketplace: PluginFile;
  readonly table: Table;
  /** The folder of the plugin. */
  readonly root: string;
}

/** The entries of a marketplace whose source is a folder of the tree. */
export function localEntries(marketplace: PluginFile): readonly LocalEntry[] {
  const { document } = marketplace;
  const pluginRoot = text(get(get(document ?? undefined, 'metadata'), 'pluginRoot'));
  return items(get(document ?? undefined, 'plugins')).flatMap((table) => {
    const nameValue = get(table, 'name');
    const [name, source] = [text(nameValue)?.trim(), text(get(table, 'source'))];
    if (table.kind !== 'table' || !name || !source || !nameValue) return [];
    const root = folderOfSource(source, marketplace.root, pluginRoot);
    return root === undefined ? [] : { name, at: nameValue.at, marketplace, table, root };
  });
}

/** The entry of a name in the document of a marketplace. */
export function entryNamed(document: Table | null, name: string): Table | undefined {
  return document ? entriesByName(document).get(name) : undefined;
}

const entriesByName = memoize((document: Table): ReadonlyMap<string, Table> => {
  const entries = new Map<string, Table>();
  for (const entry of items(get(document, 'plugins'))) {
    const name = text(get(entry, 'name'))?.trim();
    if (entry.kind === 'table' && name && !entries.has(name)) entries.set(name, entry);
  }
  return entries;
});

/** A bare name is below `metadata.pluginRoot`; an absolute path or a URL is not a folder of the tree. */
function folderOfSource(
  source: string,
  root: string,
  pluginRoot: string | undefined,
): string | undefined {
  if (/^(?:[\\/~]|[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:)/i.test(source)) return undefined;
  const isBare = !/^\.{1,2}(?:\/|$)/.test(source);
  return resolve(root, isBare ? join(pluginRoot ?? '', source) : source);
}
