import type { Json } from '../../model/value/value.ts';

/** The files of a plugin in one tree of an example. */
export interface PluginSide {
  /** The fields of `plugin.json`; null for none. */
  readonly manifest?: { readonly [key: string]: Json } | null;
  /** The fields of a marketplace; absent for none. */
  readonly marketplace?: { readonly [key: string]: Json } | undefined;
  /** The descriptions of its skills by name. */
  readonly skills?: Readonly<Record<string, string>> | undefined;
}

/** The folder of the plugin in the examples. */
const root = 'plugins/notes';

/** A tree with the plugin `notes`; `side` is a folder for one of two trees, such as `before/`. */
export function pluginTree({ manifest, marketplace, skills = {} }: PluginSide, side = ''): string {
  const documents = [
    marketplace && file(`${side}.claude-plugin/marketplace.json`, marketplace),
    manifest && file(`${side}${root}/.claude-plugin/plugin.json`, manifest),
  ];
  const texts = Object.entries(skills).map(([name, description]) => {
    const path = `${side}${root}/skills/${name}/SKILL.md`;
    return `-- ${path} --\n---\nname: ${name}\ndescription: ${description}\n---\nBody.\n`;
  });
  return [...documents, ...texts].filter(Boolean).join('');
}

/** The plugin `notes` in two trees. */
export function twoPlugins(before: PluginSide, after: PluginSide): string {
  return pluginTree(before, 'before/') + pluginTree(after, 'after/');
}

/** A marketplace with the plugin `notes`, with more fields of its entry and of itself. */
export function notesMarketplace(
  entry: { readonly [key: string]: Json } = {},
  fields: { readonly [key: string]: Json } = {},
): { readonly [key: string]: Json } {
  return {
    name: 'office',
    owner: { name: 'Office Team' },
    plugins: [{ name: 'notes', source: `./${root}`, ...entry }],
    ...fields,
  };
}

function file(path: string, document: { readonly [key: string]: Json }): string {
  return `-- ${path} --\n${JSON.stringify(document, null, 2)}\n`;
}
