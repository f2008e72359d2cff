import { groupBy } from '../model/text/group-by.ts';
import { selfAndAncestors } from '../model/text/path.ts';
import { compareText, type Location } from '../model/text/text.ts';
import { isMarketplace, type Plugin, type PluginFile, type Plugins } from '../model/unit/plugin.ts';
import { get, type Table, text } from '../model/value/value.ts';
import { installedPathsOf } from './installed-paths.ts';
import { type LocalEntry, localEntries } from './marketplace-entries.ts';
import { type PartTree, partsOf } from './parts.ts';
import { findReleaseTool } from './release-tool.ts';
import { versionsIn } from './versions.ts';

/** The tree to read plugins from. */
export interface PluginTree extends PartTree {
  readonly files: readonly PluginFile[];
  /** The configuration of release-please by path. */
  readonly releaseConfigs: ReadonlyMap<string, string>;
  /** Every path except those of symbolic links. */
  readonly paths: readonly string[];
}

/** Reads the plugins of a tree: one for each manifest, and one for each entry of a marketplace without a manifest. */
export function readPlugins(tree: PluginTree): Plugins {
  const { files } = tree;
  const described = describePlugins(files);
  const releaseTool = described.length === 0 ? null : findReleaseTool(tree);
  if (described.length === 0) return { all: [], files, releaseTool };
  const pathsByRoot = groupByInnermost(tree.paths, new Set(described.map(({ root }) => root)));
  // Entries of one folder often install the same.
  const partsByPlace = new Map<string, Plugin['parts']>();
  const all = described
    .map((description): Plugin => {
      const { manifests, entries, ...about } = description;
      const marketplaces = entries.map(({ marketplace }) => marketplace);
      const listedIn = [...manifests, ...marketplaces];
      const listedAs = entries[0]?.name ?? about.name;
      const versions = versionsIn(listedIn, listedAs);
      const installedPaths = installedPathsOf({
        root: about.root,
        tables: [...manifests.flatMap(tablesOf), ...entries.map(({ table }) => table)],
        listedSkillsReplace: entries.some(({ root, marketplace }) => root === marketplace.root),
      });
      const plugin = { ...about, listedAs, files: listedIn, installedPaths, versions };
      const place = JSON.stringify([about.root, installedPaths]);
      const parts =
        partsByPlace.get(place) ?? partsOf(pathsByRoot.get(about.root) ?? [], plugin, tree);
      partsByPlace.set(place, parts);
      return { ...plugin, version: versions[0] ?? null, parts };
    })
    .sort((a, b) => compareText(a.root, b.root) || compareText(a.name, b.name));
  return { all, files, releaseTool };
}

/** A plugin before its parts are known. */
interface DescribedPlugin {
  readonly name: string;
  readonly root: string;
  readonly at: Location;
  readonly manifests: readonly PluginFile[];
  readonly entries: readonly LocalEntry[];
}

function describePlugins(files: readonly PluginFile[]): readonly DescribedPlugin[] {
  const manifestsByRoot = groupBy(
    files.filter((file) => !isMarketplace(file)),
    ({ root }) => root,
  );
  const entriesByRoot = groupBy(
    files.flatMap((file) => (isMarketplace(file) ? localEntries(file) : [])),
    ({ root }) => root,
  );
  const roots = new Set([...manifestsByRoot.keys(), ...entriesByRoot.keys()]);
  return [...roots].flatMap((root) =>
    describeFolder(root, manifestsByRoot.get(root) ?? [], entriesByRoot.get(root) ?? []),
  );
}

/** The plugins of one folder: an entry belongs to the manifest if it is the only one, or has its name. */
function describeFolder(
  root: string,
  manifests: readonly PluginFile[],
  entries: readonly LocalEntry[],
): readonly DescribedPlugin[] {
  const names = new Set(entries.map(({ name }) => name));
  const main = manifests.find(({ kind }) => kind !== 'npm');
  const mainName = main ? declaredName(main) : undefined;
  const hasManifest = main?.kind === 'claude-plugin' || (main && names.size !== 1);
  const isOwn = ({ name }: LocalEntry) => names.size === 1 || name === mainName?.value;
  const own = entries.filter(isOwn);
  const [first] = own;
  const others = groupBy(
    entries.filter((entry) => !isOwn(entry)),
    ({ name }) => name,
  );
  const described: DescribedPlugin[] = [...others].flatMap(([name, named]) =>
    named[0] ? { name, root, at: named[0].at, manifests: [], entries: named } : [],
  );
  if (main && (hasManifest || !first)) {
    const name = mainName?.value ?? first?.name ?? root.split('/').at(-1) ?? '';
    const at = mainName?.at ?? { path: main.path };
    described.push({ name, root, at, manifests, entries: own });
  } else if (first) {
    described.push({ name: first.name, root, at: first.at, manifests, entries: own });
  }
  return described;
}

function declaredName({ document }: PluginFile): { value: string; at: Location } | undefined {
  const value = get(document ?? undefined, 'name');
  const name = text(value)?.trim();
  return value && name ? { value: name, at: value.at } : undefined;
}

function tablesOf({ kind, document }: PluginFile): readonly Table[] {
  return document && kind !== 'npm' && kind !== 'apm' ? [document] : [];
}

/** Groups paths by the innermost of some folders around them. */
function groupByInnermost(
  paths: Iterable<string>,
  roots: ReadonlySet<string>,
): ReadonlyMap<string, string[]> {
  const grouped = new Map<string, string[]>();
  for (const path of paths) {
    for (const folder of selfAndAncestors(path)) {
      if (!roots.has(folder)) continue;
      const group = grouped.get(folder);
      if (group) group.push(path);
      else grouped.set(folder, [path]);
      break;
    }
  }
  return grouped;
}
