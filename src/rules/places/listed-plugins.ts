import type { Marketplace, PluginEntry } from '../../model/listing.ts';
import type { Located } from '../../model/skill.ts';
import { folderOf, join, resolve } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { perWorkspace } from '../support/per-workspace.ts';
import { type Folders, foldersOf } from './folders.ts';

/** A plugin of the repository that a marketplace lists. */
export interface LocalPlugin {
  readonly entry: PluginEntry;
  readonly source: Located<string>;
  /** Its folder; undefined where the source leads out of the marketplace. */
  readonly root: string | undefined;
}

/** The plugins of a marketplace that lie in the repository. */
export function localPlugins(marketplace: Marketplace): readonly LocalPlugin[] {
  return marketplace.plugins.flatMap((entry) => {
    const { source } = entry;
    return source ? { entry, source, root: sourceRoot(marketplace, source.value) } : [];
  });
}

/** Claude Code looks up bare names in `metadata.pluginRoot`; what begins with `./` counts from the marketplace. */
function sourceRoot({ root, pluginRoot }: Marketplace, source: string): string | undefined {
  if (isAbsolute(source)) return undefined;
  return resolveWithin(root, isBare(source) ? join(pluginRoot?.value ?? '', source) : source);
}

/** A path that counts from `base` as one of the tree; undefined where it leads out of `base`. */
export function resolveWithin(base: string, path: string): string | undefined {
  const relativePath = resolve('', path);
  return relativePath === undefined ? undefined : resolve(base, relativePath);
}

/** Whether a source is a bare name, which `metadata.pluginRoot` completes. */
export function isBare(source: string): boolean {
  return !/^\.{1,2}(?:\/|$)/.test(source);
}

/** Whether a path counts from the root of a machine. */
export function isAbsolute(path: string): boolean {
  return /^(?:[\\/~]|[a-z]:)/i.test(path);
}

/** What a marketplace offers of the skills of its repository. */
export interface Offer {
  readonly marketplace: Marketplace;
  /** The folders of its plugins, and one of them by the folder it lies in. */
  readonly plugins: ReadonlySet<string>;
  readonly pluginIn: ReadonlyMap<string, string>;
  /** Skills it names one by one, and one of them by the folder it lies in. */
  readonly named: ReadonlySet<string>;
  readonly namedIn: ReadonlyMap<string, string>;
  /** Folders whose every skill it offers. */
  readonly whole: ReadonlySet<string>;
}

/** What each marketplace of a workspace offers; of one that cannot be understood nothing is known. */
export const offersOf: (workspace: Workspace) => readonly Offer[] = perWorkspace((workspace) => {
  if (workspace.listings.marketplaces.length === 0) return [];
  const folders = foldersOf(workspace);
  const manifests = new Map(workspace.listings.plugins.map((one) => [one.root, one]));
  const broken = new Set(
    workspace.listings.plugins
      .filter(({ problems }) => problems.length > 0)
      .map(({ root }) => root),
  );
  return workspace.listings.marketplaces.flatMap((marketplace) => {
    const roots = localPlugins(marketplace).map(({ root }) => root ?? marketplace.root);
    if (marketplace.problems.length > 0 || roots.some((root) => broken.has(root))) return [];
    const plugins = new Set<string>();
    const named = new Set<string>();
    const whole = new Set<string>();
    for (const { entry, root } of localPlugins(marketplace)) {
      if (root === undefined) continue;
      plugins.add(root);
      const listedPaths = [...entry.skills, ...(manifests.get(root)?.skills ?? [])].flatMap(
        ({ value }) => resolveWithin(root, value) ?? [],
      );
      for (const path of listedPaths)
        (folders.isSkill(path) && path !== root ? named : whole).add(path);
      if (scansDefault(root, marketplace.root, listedPaths, folders))
        whole.add(join(root, 'skills'));
      if (folders.isSkill(root)) named.add(root);
    }
    return {
      marketplace,
      plugins,
      pluginIn: byParent(plugins),
      named,
      namedIn: byParent(named),
      whole,
    };
  });
});

/** The first of some folders in each folder that holds any. */
function byParent(folders: ReadonlySet<string>): ReadonlyMap<string, string> {
  const inner = [...folders].filter((path) => path !== '').reverse();
  return new Map(inner.map((path) => [folderOf(path), path]));
}

/**
 * Whether the `skills` folder of a plugin is looked through. The skills it names come on top of those, unless
 * its folder is the marketplace's own: then they are all, as long as one of them is there.
 */
function scansDefault(
  root: string,
  marketplace: string,
  listedPaths: readonly string[],
  folders: Folders,
): boolean {
  return root !== marketplace || !listedPaths.some((path) => folders.has(path));
}
