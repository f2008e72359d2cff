import { memoize } from '../model/text/memoize.ts';
import { nameOf, selfAndAncestors } from '../model/text/path.ts';
import type { Workspace } from '../model/workspace.ts';

/** The names of the parts of a plugin, each as clients may have it. */
export interface PartNames {
  readonly names: ReadonlySet<string>;
  /** Those of their folders and files alone, whatever their texts declare. */
  readonly placed: ReadonlySet<string>;
  /** Whether it may have others: workflows name themselves, links and submodules are not followed. */
  readonly isOpen: boolean;
}

type Tree = Pick<Workspace, 'plugins' | 'skills' | 'grants' | 'paths' | 'links' | 'submodules'>;

/** Folders with one part a file, and that file without its extension. */
const partFile =
  /(?:^|\/)(?:agents|commands|output-styles|prompts)\/(.+?)(?:\.(?:agent|prompt))?\.(?:md|toml)$/;

/** The names of the parts of each plugin, by its name and the one in marketplaces. */
export const partNames = memoize((tree: Tree): ReadonlyMap<string, PartNames> => {
  const { all } = tree.plugins;
  const byRoot = new Map(
    all.map(({ root }) => [
      root,
      { names: new Set<string>(), placed: new Set<string>(), isOpen: false },
    ]),
  );
  if (byRoot.size === 0) return new Map();
  const around = (path: string) =>
    [...selfAndAncestors(path)].flatMap((folder) => byRoot.get(folder) ?? []);
  for (const { root, name } of [...tree.skills, ...tree.grants.units])
    for (const { names } of around(root)) names.add(name);
  for (const { root } of tree.skills)
    for (const { names, placed } of around(root)) {
      names.add(nameOf(root));
      placed.add(nameOf(root));
    }
  for (const path of tree.paths) {
    const name = partFile.exec(path)?.[1]?.replaceAll('/', ':');
    const isWorkflow = /(?:^|\/)workflows\//.test(path);
    if (name === undefined && !isWorkflow) continue;
    for (const found of around(path)) {
      if (isWorkflow) found.isOpen = true;
      if (name === undefined) continue;
      found.placed.add(name);
      found.names.add(name).add(name.slice(name.lastIndexOf(':') + 1));
    }
  }
  for (const { path } of [...tree.links, ...tree.submodules])
    for (const found of around(path)) found.isOpen = true;
  return new Map(
    all.flatMap(({ name, listedAs, root }) => {
      const found = byRoot.get(root);
      return found ? [name, listedAs].map((each) => [each, found] as const) : [];
    }),
  );
});
