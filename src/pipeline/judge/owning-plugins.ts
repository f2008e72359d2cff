import type { Listings, Marketplace } from '../../model/listing.ts';
import { isAtOrInside } from '../../model/text/path.ts';
import { get, items, source, text as textOf } from '../../model/value/value.ts';
import { localPlugins, resolveWithin } from '../../rules/places/listed-plugins.ts';
import { parseJson } from '../../syntax/json/json.ts';

/** A plugin that ships a path, with its effective versions: of plugin.json, else of its entry in a marketplace. */
export interface OwningPlugin {
  readonly name: string;
  /** The folder of the plugin; '' for the root of the tree. */
  readonly root: string;
  /** Null where it declares no version. */
  readonly base: string | null;
  /** Null where it declares no version, or is gone. */
  readonly head: string | null;
}

/**
 * The plugins that own a path of base, innermost folder first, with their versions at base and head; empty for a path
 * outside of plugins. Several plugins may share one folder: those that list the path own it, or else all of them.
 * `metadata.version` of a marketplace is the number of the catalogue and never counts.
 * @param path A file or directory of base, relative to the repository.
 */
export function owningPlugins(
  path: string,
  base: Listings,
  head: Listings,
): readonly OwningPlugin[] {
  const around = pluginsOf(base).filter(({ root }) => isAtOrInside(path, root));
  const depth = Math.max(...around.map(({ root }) => root.length));
  const innermost = around.filter(({ root }) => root.length === depth);
  const listing = innermost.filter(({ skills }) =>
    skills.some((skill) => isAtOrInside(path, skill)),
  );
  const scanning = innermost.filter(({ skills }) => skills.length === 0);
  const owners = [listing, scanning, innermost].find((plugins) => plugins.length > 0) ?? [];
  const headPlugins = owners.length === 0 ? [] : pluginsOf(head);
  return owners.map(({ name, root, version }) => {
    const sameName = headPlugins.filter((plugin) => plugin.name === name);
    const after = sameName.find((plugin) => plugin.root === root) ?? sameName[0];
    return { name, root, base: version, head: after?.version ?? null };
  });
}

interface Plugin {
  readonly name: string;
  readonly root: string;
  readonly version: string | null;
  /** The folders of the skills that it lists; empty if it lists none. */
  readonly skills: readonly string[];
}

/** Every plugin of a tree: one with a plugin.json once, the others once for each entry. */
function pluginsOf({ marketplaces, plugins }: Listings): readonly Plugin[] {
  const entries = marketplaces.flatMap(entriesOf);
  const withManifest = plugins.map(({ path, root, name, skills, text }): Plugin => {
    const manifestVersion = versionIn(
      get(parseJson(path, withoutBom(text)).root ?? undefined, 'version'),
    );
    const entry = entries.find((plugin) => plugin.root === root && plugin.name === name);
    const listed = skills.flatMap(({ value }) => resolveWithin(root, value) ?? []);
    return { name, root, version: manifestVersion ?? entry?.version ?? null, skills: listed };
  });
  const roots = new Set(plugins.map(({ root }) => root));
  return [...withManifest, ...entries.filter(({ root }) => !roots.has(root))];
}

function entriesOf(marketplace: Marketplace): readonly Plugin[] {
  const root = parseJson(marketplace.path, withoutBom(marketplace.text)).root ?? undefined;
  const versions = new Map(
    items(get(root, 'plugins')).map((item) => [
      textOf(get(item, 'name')),
      versionIn(get(item, 'version')),
    ]),
  );
  return localPlugins(marketplace).flatMap(({ entry: { name, skills }, root }): Plugin[] => {
    if (root === undefined) return [];
    const listed = skills.flatMap(({ value }) => resolveWithin(root, value) ?? []);
    return [{ name, root, version: versions.get(name) ?? null, skills: listed }];
  });
}

function versionIn(value: ReturnType<typeof get>): string | null {
  return source(value) || null;
}

function withoutBom(text: string): string {
  return text.replace(/^\ufeff/, '');
}
