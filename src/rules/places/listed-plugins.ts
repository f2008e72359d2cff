import type { Marketplace, PluginEntry } from '../../model/listing.ts';
import type { Located } from '../../model/skill.ts';
import { folderOf, join, resolve } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { perWorkspace } from '../support/per-workspace.ts';
import { type Folders, foldersOf } from './folders.ts';
import { linkedFoldersOf } from './linked-folders.ts';

/** A plugin of the repository that a marketplace lists. */
export interface LocalPlugin {
  readonly entry: PluginEntry;
  readonly source: Located<string>;
  /** Its folder; undefined if the source leads out of the marketplace. */
  readonly root: string | undefined;
}

/** The plugins of a marketplace that are in the repository. */
export function localPlugins(marketplace: Marketplace): readonly LocalPlugin[] {
  return marketplace.plugins.flatMap((entry) => {
    const { source } = entry;
    return source ? { entry, source, root: sourceRoot(marketplace, source.value) } : [];
  });
}

/** Claude Code resolves bare names in `metadata.pluginRoot`, and paths with `./` from the marketplace. */
function sourceRoot({ root, pluginRoot }: Marketplace, source: string): string | undefined {
  if (isAbsolute(source)) return undefined;
  return resolveWithin(root, isBare(source) ? join(pluginRoot?.value ?? '', source) : source);
}

/** Resolves a path from `base`; undefined if it leads out of `base`. */
export function resolveWithin(base: string, path: string): string | undefined {
  const relativePath = resolve('', path);
  return relativePath === undefined ? undefined : resolve(base, relativePath);
}

/** True for a bare name, which `metadata.pluginRoot` completes. */
export function isBare(source: string): boolean {
  return !/^\.{1,2}(?:\/|$)/.test(source);
}

/** True for an absolute path of any operating system. */
export function isAbsolute(path: string): boolean {
  return /^(?:[\\/~]|[a-z]:)/i.test(path);
}

/** The skills that a marketplace offers. */
export interface Offer {
  readonly marketplace: Marketplace;
  /** Folders of its plugins, and one plugin per parent folder. */
  readonly plugins: ReadonlySet<string>;
  readonly pluginIn: ReadonlyMap<string, string>;
  /** Skills listed one by one, and one of them per parent folder. */
  readonly named: ReadonlySet<string>;
  readonly namedIn: ReadonlyMap<string, string>;
  /** Folders of which all skills are offered. */
  readonly allSkillsIn: ReadonlySet<string>;
}

/** The offers of all marketplaces of a workspace, except unreadable ones. */
export const offersOf: (workspace: Workspace) => readonly Offer[] = perWorkspace((workspace) => {
  if (workspace.listings.marketplaces.length === 0) return [];
  const folders = foldersOf(workspace);
  const manifests = new Map(
    workspace.listings.plugins.map((manifest) => [manifest.root, manifest]),
  );
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
    const allSkillsIn = new Set<string>();
    for (const { entry, root } of localPlugins(marketplace)) {
      if (root === undefined) continue;
      plugins.add(root);
      const listedPaths = [...entry.skills, ...(manifests.get(root)?.skills ?? [])].flatMap(
        ({ value }) => realPath(workspace, resolveWithin(root, value)) ?? [],
      );
      for (const path of listedPaths)
        (folders.isSkill(path) && path !== root ? named : allSkillsIn).add(path);
      if (scansDefault(root, marketplace.root, listedPaths, folders))
        allSkillsIn.add(join(root, 'skills'));
      if (folders.isSkill(root)) named.add(root);
    }
    for (const path of linkedFoldersOf(workspace).linkedFrom(allSkillsIn)) allSkillsIn.add(path);
    return {
      marketplace,
      plugins,
      pluginIn: byParent(plugins),
      named,
      namedIn: byParent(named),
      allSkillsIn,
    };
  });
});

/** The folder behind the links of a path, or the path itself. */
function realPath(workspace: Workspace, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const real = linkedFoldersOf(workspace).resolve(path);
  return real.kind === 'folder' ? real.path : path;
}

/** The first of some folders per parent folder. */
function byParent(folders: ReadonlySet<string>): ReadonlyMap<string, string> {
  const inner = [...folders].filter((path) => path !== '').reverse();
  return new Map(inner.map((path) => [folderOf(path), path]));
}

/**
 * True if Claude Code scans the `skills` folder of a plugin in addition to the listed skills. For a plugin in the
 * folder of the marketplace, existing listed paths replace the scan.
 */
function scansDefault(
  root: string,
  marketplace: string,
  listedPaths: readonly string[],
  folders: Folders,
): boolean {
  return root !== marketplace || !listedPaths.some((path) => folders.has(path));
}
