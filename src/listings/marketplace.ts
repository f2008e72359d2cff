import type { Problem } from '../model/finding.ts';
import type { Marketplace, PluginEntry, PluginManifest } from '../model/listing.ts';
import type { Located } from '../model/skill.ts';
import { folderOf, nameOf } from '../model/text/path.ts';
import { code, formatValue } from '../model/value/format-value.ts';
import { get, items, text as textOf, type Value } from '../model/value/value.ts';
import { type ListingKind, readDocument } from './document.ts';

const syntaxRule = 'marketplace-syntax';
const rule = 'plugin-manifest-shape';

const marketplaceKind: ListingKind = {
  rule: syntaxRule,
  name: 'marketplace',
  consequence: 'Claude Code refuses it, and none of its plugins can be installed',
  uniqueKeys: ['plugins', 'source', 'skills', 'pluginRoot'],
};

const pluginManifestKind: ListingKind = {
  rule: syntaxRule,
  name: 'manifest of the plugin',
  consequence: 'Claude Code does not load the plugin',
  uniqueKeys: ['skills'],
};

/** Parses a `marketplace.json`; reports each malformed part and reads the rest. */
export function readMarketplace(path: string, text: string): Marketplace {
  const document = readDocument(path, text, marketplaceKind);
  const table = document.root ?? undefined;
  const pluginList = get(table, 'plugins');
  const problems: Problem[] = [...document.problems];
  if (table && pluginList?.kind !== 'list') {
    const found = pluginList
      ? `\`plugins\` is ${formatValue(pluginList)}, not a list`
      : 'it has no `plugins`';
    const message = `The marketplace cannot be read: ${found}. ${marketplaceKind.consequence}.`;
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
  return { path, root, name, skills, problems, text };
}

function parsePluginRoot(value: Value | undefined, problems: Problem[]): Located<string> | null {
  const written = textOf(value);
  if (!value || written !== undefined) return value ? { value: written ?? '', at: value.at } : null;
  const message = `\`pluginRoot\` is ${formatValue(value)}, not the path of a folder of plugins such as \`./plugins\`. Claude Code refuses the whole marketplace.`;
  problems.push({ rule, message, at: value.at, about: 'pluginRoot' });
  return null;
}

function parseEntry(item: Value, index: number, problems: Problem[]): PluginEntry | null {
  const report = (message: string, at: Problem['at'], about: string) => {
    problems.push({ rule, message, at, about });
    return null;
  };
  if (item.kind !== 'table') {
    const message = `Plugin ${index + 1} of the marketplace is ${formatValue(item)}, not a mapping with \`name\` and \`source\`. Claude Code refuses the whole marketplace.`;
    return report(message, item.at, `plugin\0${index}`);
  }
  const name = textOf(get(item, 'name')) ?? `plugin ${index + 1}`;
  const source = item.fields.get('source');
  if (!source) {
    const message = `Plugin ${code(name)} has no \`source\`. Claude Code refuses the whole marketplace.`;
    return report(message, item.fields.get('name')?.keyAt ?? item.at, `${name}\0source`);
  }
  const written = textOf(source.value);
  if (written === '' || (written === undefined && source.value.kind !== 'table')) {
    const message = `\`source\` of plugin ${code(name)} is ${formatValue(source.value)}, not a path such as \`./plugins/x\` or a mapping. Claude Code refuses the whole marketplace.`;
    return report(message, source.value.at, `${name}\0source`);
  }
  const isLocal = written !== undefined && !/^[a-z][a-z\d+.-]+:|^[\w.-]+@[\w.-]+:/i.test(written);
  const skills = parseSkills(get(item, 'skills'), name, problems);
  return { name, source: isLocal ? { value: written, at: source.value.at } : null, skills };
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
    const message = `\`skills\` of plugin ${code(name)} has ${formatValue(item)}, not a path such as \`./skills/x\` or a list of paths. Claude Code refuses the plugin.`;
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
