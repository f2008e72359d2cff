import type { Problem } from '../model/finding.ts';
import type { ListedPart, Marketplace, PluginEntry, PluginManifest } from '../model/listing.ts';
import { code, type Message, msg, namePart } from '../model/message.ts';
import type { Located } from '../model/skill.ts';
import { folderOf, nameOf } from '../model/text/path.ts';
import {
  fields,
  get,
  items,
  type Table,
  text as textOf,
  type Value,
} from '../model/value/value.ts';
import { shownValue } from '../model/words/shown-value.ts';
import { type ListingKind, readDocument } from './document.ts';

const rule = 'plugin-manifest-shape';

const rejectedMarketplace = msg`Claude Code rejects the whole marketplace.`;

const marketplaceKind: ListingKind = {
  rule: 'marketplace-syntax',
  name: 'marketplace',
  consequence: rejectedMarketplace,
  uniqueKeys: ['plugins', 'source', 'skills', 'pluginRoot'],
};

const pluginManifestKind: ListingKind = {
  rule: 'marketplace-syntax',
  name: 'plugin manifest',
  consequence: msg`Claude Code does not load the plugin.`,
  uniqueKeys: ['skills'],
};

/** Parses a `marketplace.json`; reports each malformed part and reads the rest. */
export function readMarketplace(path: string, text: string): Marketplace {
  const document = readDocument(path, text, marketplaceKind);
  const table = document.root ?? undefined;
  const pluginList = get(table, 'plugins');
  const problems: Problem[] = [...document.problems];
  if (table && pluginList?.kind !== 'list') {
    const message = pluginList
      ? msg`${code('plugins')} is ${shownValue(pluginList)}, not a list. ${rejectedMarketplace}`
      : msg`Missing ${code('plugins')}. ${rejectedMarketplace}`;
    problems.push({ rule, message, at: pluginList?.at ?? { path }, about: 'plugins' });
  }
  const plugins = items(pluginList).flatMap(
    (item, index) => parseEntry(item, index, problems) ?? [],
  );
  const pluginRoot = parsePluginRoot(get(get(table, 'metadata'), 'pluginRoot'), problems);
  return { path, root: folderOf(folderOf(path)), pluginRoot, plugins, problems, text };
}

/** Parses the name and the skills of a `plugin.json`. */
export function readPluginManifest(path: string, text: string): PluginManifest {
  const root = folderOf(folderOf(path));
  const document = readDocument(path, text, pluginManifestKind);
  const table = document.root ?? undefined;
  const problems: Problem[] = [...document.problems];
  const name = textOf(get(table, 'name')) ?? nameOf(root);
  const skills = parseSkills(get(table, 'skills'), name, problems);
  return { path, root, name, skills, parts: readParts(table), problems, text };
}

/** The paths that the manifest of a plugin for another client names. */
export function listedPathsOf(manifest: Table): Pick<PluginManifest, 'skills' | 'parts'> {
  return { skills: parseSkills(get(manifest, 'skills'), '', []), parts: readParts(manifest) };
}

function parsePluginRoot(value: Value | undefined, problems: Problem[]): Located<string> | null {
  const written = textOf(value);
  if (!value || written !== undefined) return value ? { value: written ?? '', at: value.at } : null;
  const message = msg`${code('pluginRoot')} is ${shownValue(value)}, not a path. ${rejectedMarketplace}`;
  problems.push({ rule, message, at: value.at, about: 'pluginRoot' });
  return null;
}

function parseEntry(item: Value, index: number, problems: Problem[]): PluginEntry | null {
  const report = (message: Message, at: Problem['at'], about: string) => {
    problems.push({ rule, message, at, about });
    return null;
  };
  if (item.kind !== 'table') {
    const message = msg`Plugin ${index + 1} is ${shownValue(item)}, not a mapping. ${rejectedMarketplace}`;
    return report(message, item.at, `plugin\0${index}`);
  }
  const name = textOf(get(item, 'name')) ?? `plugin ${index + 1}`;
  const source = item.fields.get('source');
  if (!source) {
    const message = msg`Plugin ${namePart(name)} has no ${code('source')}. ${rejectedMarketplace}`;
    return report(message, item.fields.get('name')?.keyAt ?? item.at, `${name}\0source`);
  }
  const written = textOf(source.value);
  if (written === '' || (written === undefined && source.value.kind !== 'table')) {
    const message = msg`${code('source')} of plugin ${namePart(name)} is ${shownValue(source.value)}, not a path. ${rejectedMarketplace}`;
    return report(message, source.value.at, `${name}\0source`);
  }
  const isLocal = written !== undefined && !/^[a-z][a-z\d+.-]+:|^[\w.-]+@[\w.-]+:/i.test(written);
  const skills = parseSkills(get(item, 'skills'), name, problems);
  const local = isLocal ? { value: written, at: source.value.at } : null;
  return { name, source: local, skills, parts: readParts(item) };
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
function parseSkills(
  value: Value | undefined,
  name: string,
  problems: Problem[],
): readonly Located<string>[] {
  if (!value) return [];
  return (value.kind === 'list' ? value.items : [value]).flatMap((item) => {
    const written = textOf(item);
    if (written !== undefined) return { value: written, at: item.at };
    const message = msg`${code('skills')} of plugin ${namePart(name)} has ${shownValue(item)}, not a path.`;
    problems.push({ rule, message, at: item.at, about: `${name}\0skills` });
    return [];
  });
}

/** The paths of the submodules in a `.gitmodules`; their files are not in the tree. */
export function submodulesOf(text: string): readonly string[] {
  return [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"\r\n]*?)"?[ \t]*$/gm)].map(
    ([, path = '']) => path.replace(/\/+$/, ''),
  );
}
