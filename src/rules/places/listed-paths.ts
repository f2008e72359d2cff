import { listedPathsOf } from '../../listings/marketplace.ts';
import type { ListedPart, PluginManifest } from '../../model/listing.ts';
import type { Located } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import { without } from '../../model/text/without.ts';
import { get, text } from '../../model/value/value.ts';
import type { Workspace } from '../../model/workspace.ts';
import {
  type BadPath,
  badPart,
  badPluginRoot,
  badSkill,
  badSource,
  createPathSearch,
  type PathSearch,
  type PluginFolder,
} from './bad-path.ts';
import { badCodexSource } from './codex-source.ts';
import { foldersOf } from './folders.ts';
import { isAbsolute, isBare, localPlugins } from './listed-plugins.ts';

/** A list of paths, with its invalid entries. */
export interface PathList {
  /** The path of the file with the list; for the skills and parts of a plugin, also its name. */
  readonly id: string;
  readonly kind: 'root' | 'source' | 'codex-source' | 'skill' | 'part';
  readonly count: number;
  readonly bad: readonly BadPath[];
}

/** All lists of paths in the marketplaces and plugins of a workspace. */
export function* pathLists(workspace: Workspace): Iterable<PathList> {
  const search = createPathSearch(workspace);
  const { marketplaces, codexMarketplaces, plugins } = workspace.listings;
  for (const marketplace of codexMarketplaces) {
    const { path, plugins: listed } = marketplace;
    const bad = listed.flatMap(
      ({ name, source }) => (source && badCodexSource(search, marketplace, name, source)) ?? [],
    );
    yield { id: path, kind: 'codex-source', count: listed.length, bad };
  }
  for (const marketplace of marketplaces) {
    const local = localPlugins(marketplace);
    const inPluginRoot = local.filter(
      ({ source }) => isBare(source.value) && !isAbsolute(source.value),
    );
    const badRoot = inPluginRoot.length > 0 ? badPluginRoot(search, marketplace) : null;
    // An error of the root is reported once, not for every plugin.
    const isRootUnreadable = marketplace.problems.some(({ about }) => about === 'pluginRoot');
    const checkedPlugins = badRoot || isRootUnreadable ? without(local, inPluginRoot) : local;
    const bad = checkedPlugins.flatMap(({ entry, source }) => {
      return badSource(search, marketplace, entry.name, source) ?? [];
    });
    if (badRoot) yield { id: marketplace.path, kind: 'root', count: 1, bad: [badRoot] };
    yield { id: marketplace.path, kind: 'source', count: checkedPlugins.length, bad };
    for (const { entry, root } of local) {
      if (root === undefined || !foldersOf(workspace).has(root)) continue;
      const folder = { root, marketplaceRoot: marketplace.root, name: entry.name };
      yield skillList(search, folder, entry.skills, marketplace.path);
      yield partList(search, folder, entry.parts, marketplace.path);
    }
  }
  for (const { path, root, name, skills, parts } of [...plugins, ...otherManifests(workspace)]) {
    const folder = { root, marketplaceRoot: '', name };
    yield skillList(search, folder, skills, path);
    yield partList(search, folder, parts, path);
  }
}

type Manifest = Pick<PluginManifest, 'path' | 'root' | 'name' | 'skills' | 'parts'>;

/** The manifests of Codex and Cursor. */
function otherManifests({ plugins }: Workspace): readonly Manifest[] {
  return plugins.files.flatMap(({ path, root, kind, document }) => {
    if (!document || (kind !== 'codex-plugin' && kind !== 'cursor-plugin')) return [];
    const name = text(get(document, 'name')) ?? nameOf(root);
    return [{ path, root, name, ...listedPathsOf(document) }];
  });
}

function skillList(
  search: PathSearch,
  folder: PluginFolder,
  skills: readonly Located<string>[],
  path: string,
): PathList {
  const bad = skills.flatMap((skill) => badSkill(search, folder, skill) ?? []);
  return { id: `${path}\0${folder.name}`, kind: 'skill', count: skills.length, bad };
}

function partList(
  search: PathSearch,
  folder: PluginFolder,
  parts: readonly ListedPart[],
  path: string,
): PathList {
  const bad = parts.flatMap((part) => badPart(search, folder, part) ?? []);
  return { id: `${path}\0${folder.name}`, kind: 'part', count: parts.length, bad };
}
