import type { ListedPart, Marketplace, PluginEntry, PluginManifest } from '../model/listing.ts';
import { msg } from '../model/message.ts';
import type { Located } from '../model/skill.ts';
import { folderOf, nameOf, withoutEndSlashes } from '../model/text/path.ts';
import {
  fields,
  get,
  items,
  type Table,
  text as textOf,
  type Value,
} from '../model/value/value.ts';
import { type ListingKind, readDocument } from './document.ts';

const marketplaceKind: ListingKind = {
  rule: 'marketplace-syntax',
  name: 'marketplace',
  consequence: msg`Claude Code rejects the whole marketplace.`,
  uniqueKeys: ['plugins', 'source', 'skills', 'pluginRoot'],
};

const pluginManifestKind: ListingKind = {
  rule: 'marketplace-syntax',
  name: 'plugin manifest',
  consequence: msg`Claude Code does not load the plugin.`,
  uniqueKeys: ['skills'],
};

/** Parses a `marketplace.json`; values of other types are left out. */
export function readMarketplace(path: string, text: string): Marketplace {
  const { root, problems } = readDocument(path, text, marketplaceKind);
  const table = root ?? undefined;
  const rootValue = get(get(table, 'metadata'), 'pluginRoot');
  const pluginRoot = located(rootValue)[0] ?? null;
  const isRootUnknown = rootValue !== undefined && pluginRoot === null;
  const plugins = items(get(table, 'plugins'))
    .flatMap(parseEntry)
    // Nobody can tell which folder a bare name is then.
    .map((entry) =>
      isRootUnknown && !entry.source?.value.startsWith('.') ? { ...entry, source: null } : entry,
    );
  return { path, root: folderOf(folderOf(path)), pluginRoot, plugins, problems, text };
}

/** Parses the name and the skills of a `plugin.json`. */
export function readPluginManifest(path: string, text: string): PluginManifest {
  const folder = folderOf(folderOf(path));
  const { root, problems } = readDocument(path, text, pluginManifestKind);
  const table = root ?? undefined;
  const name = textOf(get(table, 'name')) ?? nameOf(folder);
  const skills = pathsOf(get(table, 'skills'));
  return { path, root: folder, name, skills, parts: readParts(table), problems, text };
}

/** The paths that the manifest of a plugin for another client names. */
export function listedPathsOf(manifest: Table): Pick<PluginManifest, 'skills' | 'parts'> {
  return { skills: pathsOf(get(manifest, 'skills')), parts: readParts(manifest) };
}

function parseEntry(item: Value, index: number): readonly PluginEntry[] {
  const source = get(item, 'source');
  const written = textOf(source);
  if (item.kind !== 'table' || !source || (!written && source.kind !== 'table')) return [];
  const name = textOf(get(item, 'name')) ?? `plugin ${index + 1}`;
  const isRemote = /^[a-z][a-z\d+.-]+:|^[\w.-]+@[\w.-]+:/i.test(written ?? '');
  const local = isRemote ? null : (located(source)[0] ?? null);
  return [{ name, source: local, skills: pathsOf(get(item, 'skills')), parts: readParts(item) }];
}

/** The paths under `agents` and `commands`: one or a list, and those of a mapping of commands. */
function readParts(table: Table | undefined): readonly ListedPart[] {
  return (['agents', 'commands'] as const).flatMap((kind) => {
    const value = get(table, kind);
    const sources = fields(value).map((field) => get(field.value, 'source'));
    return [value, ...items(value), ...sources].flatMap((item) => {
      const written = textOf(item);
      return item && written !== undefined ? { kind, value: written, at: item.at } : [];
    });
  });
}

/** The directories under `skills`: one path or a list. */
function pathsOf(value: Value | undefined): readonly Located<string>[] {
  return [value, ...items(value)].flatMap(located);
}

function located(value: Value | undefined): readonly Located<string>[] {
  const written = textOf(value);
  return value && written !== undefined ? [{ value: written, at: value.at }] : [];
}

/** A line of a `.gitmodules` with the path of a submodule. */
export const submodulePath = /^[ \t]*path[ \t]*=(?<written>[^\r\n]*)$/gm;

/** The path of a submodule as a `.gitmodules` writes it, without quotes and slashes at its end. */
export function plainPath(written: string): string {
  return withoutEndSlashes(written.trim().replace(/^"|"$/g, ''));
}

/** The paths of the submodules in a `.gitmodules`; their files are not in the tree. */
export function submodulesOf(text: string): readonly string[] {
  return Array.from(text.matchAll(submodulePath), ({ groups }) =>
    plainPath(groups?.['written'] ?? ''),
  );
}
