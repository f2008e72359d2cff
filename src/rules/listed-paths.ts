import type { Located } from '../model/skill.ts';
import type { Workspace } from '../model/workspace.ts';
import {
  type BadPath,
  badSkill,
  badSource,
  newSearch,
  type Place,
  type Search,
} from './bad-path.ts';
import { foldersOf } from './folders.ts';
import { localPlugins } from './listed-plugins.ts';

/** Paths that stand in one list, of which some lead nowhere. */
export interface PathList {
  /** What tells the list from others. */
  readonly owner: string;
  readonly kind: 'source' | 'skill';
  readonly count: number;
  readonly bad: readonly BadPath[];
}

/** Every list of paths in the marketplaces and plugins of a workspace. */
export function* pathLists(workspace: Workspace): Iterable<PathList> {
  const search = newSearch(workspace);
  const { marketplaces, plugins } = workspace.listings;
  for (const marketplace of marketplaces) {
    const local = localPlugins(marketplace);
    const bad = local.flatMap(({ entry, source }) => {
      return badSource(search, marketplace, entry.name, source) ?? [];
    });
    yield { owner: marketplace.path, kind: 'source', count: local.length, bad };
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
  place: Place,
  skills: readonly Located<string>[],
  path: string,
): PathList {
  const bad = skills.flatMap((skill) => badSkill(search, place, skill) ?? []);
  return { owner: `${path}\0${place.name}`, kind: 'skill', count: skills.length, bad };
}
