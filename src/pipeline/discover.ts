import type { Config } from '../config/config.ts';
import { ignoredPaths, type OfferedPlugins, shownPlaces } from '../config/ignored-paths.ts';
import { isListing } from '../listings/read.ts';
import { lockFormats } from '../locks/read.ts';
import { otherLockNames } from '../locks/unrecognised.ts';
import { isManifestName, type SkillFile } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import { folderOf, nameOf, relativePath, selfAndAncestors } from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { Submodule, TreeEntry } from '../model/tree.ts';
import type { ShownPlace } from '../model/workspace.ts';
import {
  type CarrierFile,
  findCarrierFiles,
  withoutScripts,
} from '../powers/find-carrier-files.ts';
import { isProtoName } from '../protos/read.ts';
import { matcher } from '../syntax/glob/matcher.ts';
import { findPluginFiles } from '../units/plugin-files.ts';
import type { Places } from './places/find-places.ts';

/** A directory that is a skill, before its files are read. */
export interface DiscoveredSkill {
  readonly root: string;
  readonly manifestPaths: readonly string[];
  /** Every file below the root, including nested skills, in byte order. */
  readonly files: readonly SkillFile[];
}

/** The files of a tree that are worth reading. */
export interface Discovery {
  /** Every path of the tree. */
  readonly paths: ReadonlySet<string>;
  /** Those that clients open: files, and what symbolic links lead to. */
  readonly filePaths: ReadonlySet<string>;
  readonly skills: readonly DiscoveredSkill[];
  /** Files that may be locks. */
  readonly locks: readonly string[];
  /** Files that may reference skills. */
  readonly protos: readonly string[];
  /** Files that may list skills. */
  readonly listings: readonly string[];
  /** Files that may grant powers. */
  readonly carrierFiles: readonly CarrierFile[];
  /** Files that describe plugins. */
  readonly pluginFiles: readonly string[];
  /** The folders of skills that the configuration ignores. */
  readonly ignoredRoots: readonly string[];
  /** Whether the configuration ignores a path that clients open by themselves, and any other path. */
  readonly isIgnored: (path: string) => boolean;
  readonly isMatched: (path: string) => boolean;
  /** The first file that each glob of `ignore` does not hide, because clients open it by themselves. */
  readonly shown: readonly ShownPlace[];
}

type DiscoveryConfig = Pick<Config, 'ignore' | 'locks' | 'protos'>;

/** Finds skills, locks, protos and listings at any depth, by name, and what clients open of the tree. */
export function discover(
  treeEntries: readonly TreeEntry[],
  config: DiscoveryConfig,
  view: DiscoveredView = withoutLinks,
): Discovery {
  const { isMatched, isIgnored, shownBy } = ignoredPaths(config.ignore, view.offered);
  const opened = openedPlaces(view, isIgnored);
  const entries = withManifests(treeEntries, opened);
  const roleOf = roleMatcher(config);
  const paths: Record<Role, string[]> = { manifest: [], lock: [], listing: [], proto: [] };
  const ignoredRoots = new Set<string>();
  for (const { path, kind } of entries) {
    const role = kind === 'symlink' && !opened.has(path) ? null : roleOf(path);
    if (role === null) continue;
    const hides = role === 'manifest' || role === 'listing' ? isIgnored : isMatched;
    if (!hides(path) && !(role === 'manifest' && isIgnored(folderOf(path)))) paths[role].push(path);
    else if (role === 'manifest') ignoredRoots.add(folderOf(path));
  }
  const manifestsByRoot = groupBy(paths.manifest, folderOf);
  const files = filesByRoot(entries, manifestsByRoot);
  const skills = [...manifestsByRoot]
    .sort(([a], [b]) => compareText(a, b))
    .map(([root, manifests]) => ({
      root,
      manifestPaths: preferExactName(manifests),
      files: files.get(root) ?? [],
    }));
  const found = { locks: paths.lock, protos: paths.proto, listings: paths.listing };
  const treePaths = pathsOf(treeEntries, view);
  const extra = [...opened.keys()].filter((path) => !view.opened.has(path));
  const clients = clientFiles(treePaths.filePaths, { entries, view, isIgnored, extra });
  const ignored = { ignoredRoots: [...ignoredRoots], isIgnored, isMatched };
  const judged = [
    ...clients.carrierFiles,
    ...skills.map(({ manifestPaths: [path = ''] }) => ({ path })),
  ];
  return {
    ...treePaths,
    skills,
    ...found,
    ...clients,
    ...ignored,
    shown: shownPlaces(judged, shownBy),
  };
}

/** What a discovery needs of a tree as clients open it. */
interface DiscoveredView extends Pick<Places, 'opened' | 'aliases' | 'closed'> {
  readonly paths?: ReadonlySet<string>;
  readonly offered: OfferedPlugins;
}
const withoutLinks: DiscoveredView = {
  opened: new Map(),
  aliases: new Map(),
  closed: [],
  offered: new Map(),
};

/** The places that are no files, with those in aliases of units that the configuration ignores. */
function openedPlaces(
  { opened, aliases }: DiscoveredView,
  isIgnored: (path: string) => boolean,
): ReadonlyMap<string, string> {
  const ignored = [...aliases].filter(([, real]) => isIgnored(real));
  return ignored.length === 0 ? opened : new Map([...opened, ...ignored]);
}

/** The entries with the manifests that are in folders behind links, as links: no hash covers them. */
function withManifests(
  entries: readonly TreeEntry[],
  opened: ReadonlyMap<string, string>,
): readonly TreeEntry[] {
  const isFound = (path: string) => isManifestName(nameOf(path)) || isListing(path);
  const places = new Set([...opened.keys()].filter(isFound));
  if (places.size === 0) return entries;
  for (const { path } of entries) places.delete(path);
  const added = Array.from(places, (path) => ({ path, kind: 'symlink' }) as const);
  return [...entries, ...added].sort((a, b) => compareText(a.path, b.path));
}

/** The paths of a tree; one set for both where it has no symbolic link. */
function pathsOf(
  entries: readonly TreeEntry[],
  view: DiscoveredView,
): Pick<Discovery, 'paths' | 'filePaths'> {
  const paths = new Set(entries.map(({ path }) => path));
  const files = entries.filter(({ kind }) => kind !== 'symlink');
  const hasLinks = files.length < entries.length;
  const filePaths = hasLinks ? new Set(files.map(({ path }) => path)) : paths;
  return { paths, filePaths: view.paths ?? filePaths };
}

interface ClientInput extends Pick<Discovery, 'isIgnored'> {
  readonly entries: readonly TreeEntry[];
  readonly view: DiscoveredView;
  /** Places in aliases of ignored units. */
  readonly extra: readonly string[];
}

/** Finds the files that clients read; the units they belong to depend on their neighbours. */
function clientFiles(
  paths: ReadonlySet<string>,
  { entries, view, isIgnored, extra }: ClientInput,
): Pick<Discovery, 'carrierFiles' | 'pluginFiles'> {
  const carrierFiles = withoutScripts(
    [...findCarrierFiles(paths, paths), ...findCarrierFiles(extra, paths)],
    entries,
  );
  return {
    carrierFiles: [...carrierFiles, ...view.closed].filter(({ path }) => !isIgnored(path)),
    pluginFiles: [...findPluginFiles(paths), ...findPluginFiles(new Set(extra))].filter(
      (path) => !isIgnored(path),
    ),
  };
}

type Role = 'manifest' | 'lock' | 'listing' | 'proto';

/** Tells what a file may be from its path; null for any other file. */
function roleMatcher(config: DiscoveryConfig): (path: string) => Role | null {
  const isConfiguredLock = matcher(config.locks);
  const isConfiguredProto = matcher(config.protos);
  return (path) => {
    const name = nameOf(path);
    if (isManifestName(name)) return 'manifest';
    if (isLockName(name) || isConfiguredLock(path)) return 'lock';
    if (isListing(path)) return 'listing';
    return isProtoName(path) && isConfiguredProto(path) ? 'proto' : null;
  };
}

const lockNames = new Set([...lockFormats.flatMap(({ files }) => files), ...otherLockNames]);

/** Whether a file of this name may be a lock; its content decides. */
export function isLockName(name: string): boolean {
  return name.endsWith('.lock') || lockNames.has(name);
}

/** Prefers `SKILL.md` to other spellings in the same directory. */
function preferExactName(paths: readonly string[]): readonly string[] {
  const hasExactName = paths.some((path) => nameOf(path) === 'SKILL.md');
  return hasExactName
    ? paths.filter((path) => ['SKILL.md', 'skill.toml'].includes(nameOf(path)))
    : paths;
}

/** Groups files by the given directories above them; a file may be in several. */
export function filesByRoot(
  entries: readonly TreeEntry[],
  roots: { has(root: string): boolean },
): Map<string, SkillFile[]> {
  const files = new Map<string, SkillFile[]>();
  const rootsByFolder = new Map<string, readonly string[]>();
  for (const { path, kind } of entries) {
    const folder = folderOf(path);
    let containingRoots = rootsByFolder.get(folder);
    if (!containingRoots) {
      containingRoots = [...selfAndAncestors(folder)].filter((folderPath) => roots.has(folderPath));
      rootsByFolder.set(folder, containingRoots);
    }
    for (const root of containingRoots) {
      const name = relativePath(root, path);
      const list = files.get(root);
      if (list) list.push({ path, name, kind });
      else files.set(root, [{ path, name, kind }]);
    }
  }
  return files;
}

/** Groups submodules by the skills that contain them. */
export function submodulesByRoot(
  submodules: readonly Submodule[],
  skills: readonly DiscoveredSkill[],
): ReadonlyMap<string, readonly Submodule[]> {
  const byRoot = new Map<string, Submodule[]>();
  if (submodules.length === 0) return byRoot;
  const roots = new Set(skills.map(({ root }) => root));
  for (const submodule of submodules) {
    for (const folder of selfAndAncestors(folderOf(submodule.path))) {
      if (!roots.has(folder)) continue;
      const own = byRoot.get(folder);
      if (own) own.push(submodule);
      else byRoot.set(folder, [submodule]);
    }
  }
  return byRoot;
}
