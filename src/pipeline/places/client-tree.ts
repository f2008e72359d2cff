import { compareText } from '../../model/text/text.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Link } from '../../model/workspace.ts';
import { readLinkTargets } from '../../syntax/link-targets.ts';
import { findPlaces, type Places } from './find-places.ts';
import { type LinkMap, linkMap } from './follow-links.ts';

/** A tree as clients open it: a link is its target, and a name has the spelling that they look for. */
export interface ClientTree extends FileTree, Places {
  /** The same tree as it is stored: a link is its text. */
  readonly stored: FileTree;
  /** The file of the tree behind a path. */
  readonly realPath: (path: string) => string;
  /** The files, and the places that links and other spellings lead to. */
  readonly paths: ReadonlySet<string>;
  readonly links: readonly Link[];
}

const views = new WeakMap<FileTree, Promise<ClientTree>>();

/** The view of a tree that every reader of clients' places uses; computed once. */
export function clientTree(tree: FileTree): Promise<ClientTree> {
  const known = views.get(tree);
  if (known) return known;
  const view = openTree(tree);
  views.set(tree, view);
  return view;
}

async function openTree(tree: FileTree): Promise<ClientTree> {
  const linkPaths = tree.entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [path] : []));
  const targets = await readLinkTargets(tree, linkPaths);
  const map = linkMap(tree, targets);
  const places = findPlaces(tree, map);
  const { opened } = places;
  const closedAt = new Map(places.closed.map(({ path, at }) => [path, at]));
  const realPath = (path: string) =>
    opened.get(path) ?? closedAt.get(path) ?? map.resolve(path) ?? path;
  const view = viewOf(tree, { opened, map, realPath });
  return {
    ...view,
    ...places,
    stored: tree,
    realPath,
    links: Array.from(targets, ([path, target]) => ({ path, target })),
  };
}

interface View {
  readonly opened: ReadonlyMap<string, string>;
  readonly map: LinkMap;
  readonly realPath: (path: string) => string;
}

function viewOf(
  tree: FileTree,
  { opened, map, realPath }: View,
): FileTree & Pick<ClientTree, 'paths'> {
  const isLinked = map.hasLinks || opened.size > 0;
  const commits = new Map(
    tree.submodules.map(({ path, commit }) => [path, commit ?? 'uncommitted'] as const),
  );
  const places = [...opened.keys()].filter((path) => !map.isFile(path));
  return {
    entries: tree.entries,
    submodules: tree.submodules,
    startsProcess: tree.startsProcess,
    paths: isLinked ? new OpenedPaths([...map.files, ...places].sort(compareText), map) : map.files,
    id: (path) => tree.id(realPath(path)) ?? commits.get(path),
    read: isLinked
      ? async (paths, receive) => {
          const places = new Map<string, string[]>();
          for (const path of paths) {
            const real = realPath(path);
            const same = places.get(real);
            if (same) same.push(path);
            else places.set(real, [path]);
          }
          const failures = await tree.read([...places.keys()], (real, ...rest) => {
            for (const path of places.get(real) ?? []) receive(path, ...rest);
          });
          return new Map(
            [...failures].flatMap(([real, why]) =>
              (places.get(real) ?? []).map((path) => [path, why] as const),
            ),
          );
        }
      : (paths, receive) => tree.read(paths, receive),
  };
}

/** The paths of a view. What links lead to is among them, but only the places of clients are listed. */
class OpenedPaths extends Set<string> {
  readonly #map: LinkMap;

  constructor(paths: readonly string[], map: LinkMap) {
    super();
    this.#map = map;
    for (const path of paths) this.add(path);
  }

  override has(path: string): boolean {
    return super.has(path) || this.#map?.resolve(path) != null;
  }
}
