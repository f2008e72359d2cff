import type { Config } from '../config/config.ts';
import { isListing } from '../listings/read.ts';
import { lockFormats } from '../locks/read.ts';
import { isManifestName, type SkillFile } from '../model/skill.ts';
import { folderOf, nameOf, relativePath, selfAndAncestors } from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { Submodule, TreeEntry } from '../model/tree.ts';
import { isProtoName } from '../protos/read.ts';
import { matcher } from '../syntax/glob/matcher.ts';

/** A directory that is a skill, and the files in it, before anything is read. */
export interface DiscoveredSkill {
  readonly root: string;
  /** The manifest files. */
  readonly carriers: readonly string[];
  /** Every file below the root, nested skills included, in byte order. */
  readonly files: readonly SkillFile[];
}

/** What a tree holds that is worth reading. */
export interface Discovery {
  readonly skills: readonly DiscoveredSkill[];
  /** Files that may be locks. */
  readonly locks: readonly string[];
  /** Files that may reference skills. */
  readonly protos: readonly string[];
  /** Files that may list skills. */
  readonly listings: readonly string[];
  /** Whether the configuration leaves a path out. */
  readonly isIgnored: (path: string) => boolean;
}

/** Finds every skill and every file that may be a lock, a proto or a listing, at any depth; symlinks are not followed. */
export function discover(
  entries: readonly TreeEntry[],
  config: Pick<Config, 'ignore' | 'locks' | 'protos'>,
): Discovery {
  const isIgnored = matcher(config.ignore);
  const isConfiguredLock = matcher(config.locks);
  const isLock = (path: string) => isLockName(nameOf(path)) || isConfiguredLock(path);
  const isProto = matcher(config.protos);
  const carriers = new Map<string, string[]>();
  const locks: string[] = [];
  const protos: string[] = [];
  const listings: string[] = [];
  for (const { path, kind } of entries) {
    if (kind === 'symlink') continue;
    if (isManifestName(nameOf(path))) {
      if (isIgnored(path) || isIgnored(folderOf(path))) continue;
      const root = folderOf(path);
      carriers.set(root, [...(carriers.get(root) ?? []), path]);
    } else if (isLock(path) && !isIgnored(path)) {
      locks.push(path);
    } else if (isListing(path) && !isIgnored(path)) {
      listings.push(path);
    } else if (isProtoName(path) && isProto(path) && !isIgnored(path)) {
      protos.push(path);
    }
  }
  const files = filesByRoot(entries, carriers);
  const skills = [...carriers]
    .sort(([a], [b]) => compareText(a, b))
    .map(([root, paths]) => ({
      root,
      carriers: preferExactName(paths),
      files: files.get(root) ?? [],
    }));
  return { skills, locks, protos, listings, isIgnored };
}

const lockNames = new Set(lockFormats.flatMap(({ files }) => files));

/** Whether files of this name may be locks; what they are, their content says. */
export function isLockName(name: string): boolean {
  return name.endsWith('.lock') || lockNames.has(name);
}

/** Where `SKILL.md` stands beside other spellings, it alone is read. */
function preferExactName(paths: readonly string[]): readonly string[] {
  const hasExactName = paths.some((path) => nameOf(path) === 'SKILL.md');
  return hasExactName
    ? paths.filter((path) => ['SKILL.md', 'skill.toml'].includes(nameOf(path)))
    : paths;
}

/** The files below each of some directories, for those that have any; one file may be in several. */
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

/** The submodules below each of some skills, for those that have any. */
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
