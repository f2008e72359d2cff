import type { Located } from '../../model/skill.ts';
import type { Workspace } from '../../model/workspace.ts';
import {
  type BadPath,
  badPluginRoot,
  badSkill,
  badSource,
  newSearch,
  type PluginFolder,
  type Search,
} from './bad-path.ts';
import { foldersOf } from './folders.ts';
import { isAbsolute, isBare, localPlugins } from './listed-plugins.ts';

/** Paths that stand in one list, of which some lead nowhere. */
export interface PathList {
  /** What tells the list from others. */
  readonly owner: string;
  readonly kind: 'root' | 'source' | 'skill';
  readonly count: number;
  readonly bad: readonly BadPath[];
}

/** Every list of paths in the marketplaces and plugins of a workspace. */
export function* pathLists(workspace: Workspace): Iterable<PathList> {
  const search = newSearch(workspace);
  const { marketplaces, plugins } = workspace.listings;
  for (const marketplace of marketplaces) {
    const local = localPlugins(marketplace);
    const bare = local.filter(({ source }) => isBare(source.value) && !isAbsolute(source.value));
    const badRoot = bare.length > 0 ? badPluginRoot(search, marketplace) : null;
    // What is wrong with the root is said once, there, and not of every plugin.
    const isRootUnreadable = marketplace.problems.some(({ about }) => about === 'pluginRoot');
    const checkedPlugins =
      badRoot || isRootUnreadable ? local.filter((one) => !bare.includes(one)) : local;
    const bad = checkedPlugins.flatMap(({ entry, source }) => {
      return badSource(search, marketplace, entry.name, source) ?? [];
    });
    if (badRoot) yield { owner: marketplace.path, kind: 'root', count: 1, bad: [badRoot] };
    yield { owner: marketplace.path, kind: 'source', count: checkedPlugins.length, bad };
    for (const { entry, root } of local) {
      if (root === undefined || !foldersOf(workspace).has(root)) continue;
      const place = { root, outer: marketplace.root, name: entry.name };
      yield skillList(search, place, entry.skills, marketplace.path);
    }
  }
  for (const { path, root, name, skills } of plugins) {
    yield skillList(search, { root, outer: '', name }, skills, path);
  }
}

function skillList(
  search: Search,
  place: PluginFolder,
  skills: readonly Located<string>[],
  path: string,
): PathList {
  const bad = skills.flatMap((skill) => badSkill(search, place, skill) ?? []);
  return { owner: `${path}\0${place.name}`, kind: 'skill', count: skills.length, bad };
}
