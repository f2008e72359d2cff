import { groupBy } from '../model/text/group-by.ts';
import { memoize } from '../model/text/memoize.ts';
import {
  folderOf,
  isAtOrInside,
  nameOf,
  relativePath,
  selfAndAncestors,
} from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { InstalledPath, PluginPart, PluginPartKind } from '../model/unit/plugin.ts';

/** The tree in which parts are looked up. */
export interface PartTree {
  /** The folders with a SKILL.md. */
  readonly skillRoots: ReadonlySet<string>;
  /** The files that hooks, servers and monitors run. */
  readonly programs: ReadonlySet<string>;
  readonly idOf: (path: string) => string | undefined;
}

/** The part that a path of a plugin belongs to, as its kind and name; null for a file that is not installed. */
export function partAt(
  path: string,
  {
    root,
    installedPaths,
  }: { readonly root: string; readonly installedPaths: readonly InstalledPath[] },
  { skillRoots, programs }: Pick<PartTree, 'skillRoots' | 'programs'>,
): Pick<PluginPart, 'kind' | 'name'> | null {
  const location = installedPathAround(path, installedPaths);
  if (!location) {
    if (isOfRootSkill(path, root, skillRoots)) return { kind: 'skill', name: root };
    return programs.has(path) ? plainPart('file', path, root) : null;
  }
  switch (location.kind) {
    case 'skill':
      return skillPart(path, root, location.path, skillRoots);
    case 'command':
    case 'agent':
      return markdownPart(path, location);
    default:
      return plainPart(location.kind, path, root);
  }
}

/** The innermost location around a path. */
function installedPathAround(
  path: string,
  installedPaths: readonly InstalledPath[],
): InstalledPath | undefined {
  const byPath = installedPathsByPath(installedPaths);
  for (const folder of selfAndAncestors(path)) {
    const location = byPath.get(folder);
    if (location) return location;
  }
  return undefined;
}

const installedPathsByPath = memoize(
  (installedPaths: readonly InstalledPath[]): ReadonlyMap<string, InstalledPath> =>
    new Map(installedPaths.map((location) => [location.path, location] as const).reverse()),
);

/** Whether a plugin is one skill, and a path is in a folder that its format names. */
function isOfRootSkill(path: string, root: string, skillRoots: ReadonlySet<string>): boolean {
  return skillRoots.has(root) && /^(?:references|scripts|assets)\//.test(relativePath(root, path));
}

/** Groups the paths of a plugin into its parts. */
export function partsOf(
  paths: readonly string[],
  plugin: { readonly root: string; readonly installedPaths: readonly InstalledPath[] },
  tree: PartTree,
): readonly PluginPart[] {
  const placed = paths.flatMap((path) => {
    const part = partAt(path, plugin, tree);
    return part ? { ...part, path } : [];
  });
  return [...groupBy(placed, ({ kind, name }) => `${kind}\0${name}`).values()]
    .flatMap((files) => {
      const [first] = files;
      if (!first) return [];
      const sorted = files.map(({ path }) => path).sort(compareText);
      const { kind, name } = first;
      return { kind, name, files: sorted.map((path) => ({ path, id: tree.idOf(path) })) };
    })
    .sort((a, b) => compareText(a.kind, b.kind) || compareText(a.name, b.name));
}

/** The outermost skill around a path in a folder of skills; a file next to the skills is a part of its own. */
function skillPart(
  path: string,
  root: string,
  location: string,
  skillRoots: ReadonlySet<string>,
): Pick<PluginPart, 'kind' | 'name'> | null {
  const limit = nameOf(location) === 'SKILL.md' ? folderOf(location) : location;
  let name: string | null = null;
  for (const folder of selfAndAncestors(folderOf(path))) {
    if (!isAtOrInside(folder, limit)) break;
    if (skillRoots.has(folder)) name = folder;
  }
  return name === null ? plainPart('file', path, root) : { kind: 'skill', name };
}

/** A command or an agent is a Markdown or TOML file; other files next to it are installed with it. */
function markdownPart(
  path: string,
  location: InstalledPath,
): Pick<PluginPart, 'kind' | 'name'> | null {
  if (isPage(path)) return null;
  const base = path === location.path ? folderOf(path) : location.path;
  const name = relativePath(base, path);
  const [, stem] = /^(.+?)(?:\.agent)?\.(?:md|toml)$/.exec(name) ?? [];
  return stem === undefined ? { kind: 'file', name } : { kind: location.kind, name: stem };
}

function plainPart(
  kind: PluginPartKind,
  path: string,
  root: string,
): Pick<PluginPart, 'kind' | 'name'> | null {
  return isPage(path) ? null : { kind, name: relativePath(root, path) };
}

/** A page for people, which changes nothing for agents. */
function isPage(path: string): boolean {
  return /^(?:readme|changelog|license|licence|contributing)(?:\.\w+)?$/i.test(nameOf(path));
}
