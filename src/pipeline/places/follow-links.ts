import { type Message, msg, pathPart } from '../../model/message.ts';
import { destinationOf, type LinkedTree } from '../../model/text/link-path.ts';
import {
  folderOf,
  isAtOrInside,
  join,
  relativePath,
  selfAndAncestors,
} from '../../model/text/path.ts';
import { compareText } from '../../model/text/text.ts';
import type { FileTree } from '../../model/tree.ts';

/** A path that clients can open, through links. */
export interface FoundPlace {
  readonly path: string;
  /** The file of the tree behind it. */
  readonly real?: string;
  /** Why nothing can be read there. */
  readonly closed?: Message;
  /** The first link on the way, and the last one of a closed place. */
  readonly link?: string;
  readonly at?: string;
}

/** The links of a tree. */
export interface LinkMap extends LinkedTree {
  readonly hasLinks: boolean;
  readonly files: ReadonlySet<string>;
  /** The file behind a path that leads through a link; null for any other path. */
  readonly resolve: (path: string) => string | null;
}

/** Prepares the links of a tree to be followed. */
export function linkMap(tree: FileTree, targets: ReadonlyMap<string, string | null>): LinkMap {
  const hasLinks = targets.size > 0;
  const files = new Set(
    tree.entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [] : [path])),
  );
  const folders = new Set<string>(['']);
  if (hasLinks) for (const { path } of tree.entries) addFolders(folders, path);
  const map: LinkedTree = {
    targets,
    submodules: new Set(tree.submodules.flatMap(({ path, isRead }) => (isRead ? [] : [path]))),
    isFile: (path) => files.has(path),
    isFolder: (path) => folders.has(path),
  };
  const resolve = (path: string): string | null => {
    if (!hasLinks || files.has(path)) return null;
    if (![...selfAndAncestors(path)].some((at) => targets.has(at))) return null;
    const end = destinationOf(map, '', path);
    return end.kind === 'file' ? end.path : null;
  };
  return { ...map, hasLinks, files, resolve };
}

function addFolders(folders: Set<string>, path: string): void {
  for (const folder of selfAndAncestors(folderOf(path))) {
    if (folders.has(folder)) return;
    folders.add(folder);
  }
}

/** The limit of paths through links to folders: so many, and so many for each file. */
const [maxPaths, maxPathsPerFile] = [20_000, 4];
/** The limit of links to folders within each other. */
const maxDepth = 8;

/** Every path through the links of a tree, with bounded work. */
export function followLinks(tree: FileTree, map: LinkMap): readonly FoundPlace[] {
  const found: FoundPlace[] = [];
  const paths = tree.entries.map(({ path }) => path);
  let budget = maxPaths + maxPathsPerFile * paths.length;
  const follow = (path: string, at: string, link: string, depth: number): void => {
    const end = destinationOf(map, folderOf(at), map.targets.get(at) ?? null);
    if (end.kind === 'file') found.push({ path, real: end.path, link });
    if (end.kind === 'file') return;
    const isLoop = end.kind === 'folder' && isAtOrInside(at, end.path);
    if (end.kind !== 'folder' || isLoop || depth === maxDepth || budget <= 0) {
      found.push({ path, closed: reasonOf(path, isLoop ? 'loop' : end.kind), link, at });
      return;
    }
    for (let index = firstInside(paths, end.path); index < paths.length; index++) {
      const inside = paths[index] ?? '';
      if (!isAtOrInside(inside, end.path)) break;
      if (--budget <= 0) {
        found.push({ path, closed: reasonOf(path, 'folder'), link, at });
        return;
      }
      const place = join(path, relativePath(end.path, inside));
      if (map.targets.has(inside)) follow(place, inside, link, depth + 1);
      else found.push({ path: place, real: inside, link });
    }
  };
  for (const path of map.targets.keys()) follow(path, path, path, 0);
  return found;
}

/** The index of the first path inside a folder, in byte order. */
function firstInside(paths: readonly string[], folder: string): number {
  if (folder === '') return 0;
  let [low, high] = [0, paths.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(paths[middle] ?? '', `${folder}/`) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function reasonOf(path: string, kind: string): Message {
  const link = msg`${pathPart(path)} is a symbolic link`;
  switch (kind) {
    case 'outside':
      return msg`${link} out of the repository.`;
    case 'submodule':
      return msg`${link} into a submodule.`;
    case 'nowhere':
      return msg`${link} to nothing.`;
    case 'loop':
      return msg`${link} to a folder around it.`;
    case 'folder':
      return msg`${link} to more files than are read.`;
    default:
      return msg`${link} without a readable target.`;
  }
}
