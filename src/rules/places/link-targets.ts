import { folderOf } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { perWorkspace } from '../support/per-workspace.ts';
import { foldersOf } from './folders.ts';

/** Where a symbolic link leads, as far as the tree tells: nothing outside of it is looked at. */
export type Destination =
  | { readonly kind: 'file' | 'folder' | 'submodule'; readonly path: string }
  | { readonly kind: 'outside' | 'nowhere' | 'unknown' };

/** As many links as Linux follows in one path. */
const maxLinks = 40;
/** No sensible target has more segments, links on the way included. */
const maxSegments = 256;

/** Where each link of a workspace leads. */
export const destinationsOf = perWorkspace((workspace) => {
  const tree = indexOf(workspace);
  return (path: string, target: string | null) => destinationOf(tree, path, target);
});

interface Index {
  readonly targets: ReadonlyMap<string, string | null>;
  readonly submodules: ReadonlySet<string>;
  readonly isFile: (path: string) => boolean;
  readonly isFolder: (path: string) => boolean;
}

function indexOf(workspace: Workspace): Index {
  const { links, paths, submodules } = workspace;
  const folders = foldersOf(workspace);
  return {
    targets: new Map(links.map(({ path, target }) => [path, target])),
    submodules: new Set(submodules.flatMap(({ path, isRead }) => (isRead ? [] : [path]))),
    isFile: (path) => paths.has(path),
    isFolder: (path) => folders.has(path),
  };
}

function destinationOf(tree: Index, path: string, target: string | null): Destination {
  if (target === null) return { kind: 'unknown' };
  let at = folderOf(path);
  let rest = target.split('/');
  let hops = 0;
  if (isAbsolute(target)) return { kind: 'outside' };
  for (let left = maxSegments; rest.length > 0; left--) {
    if (left === 0) return { kind: 'nowhere' };
    const [segment = '', ...more] = rest;
    rest = more;
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      if (at === '') return { kind: 'outside' };
      at = folderOf(at);
      continue;
    }
    const next = at === '' ? segment : `${at}/${segment}`;
    const link = tree.targets.get(next);
    if (link === undefined) {
      const end = endAt(tree, next, rest);
      if (end) return end;
      at = next;
      continue;
    }
    if (link === null) return { kind: 'unknown' };
    if (isAbsolute(link)) return { kind: 'outside' };
    if (++hops > maxLinks) return { kind: 'nowhere' };
    rest = [...link.split('/'), ...rest].slice(0, maxSegments + 1);
  }
  return { kind: 'folder', path: at };
}

/** Where a path ends that cannot be followed any further. */
function endAt(tree: Index, path: string, rest: readonly string[]): Destination | null {
  if (tree.isFolder(path)) return null;
  if (tree.submodules.has(path)) return { kind: 'submodule', path };
  const isLast = rest.every((segment) => segment === '' || segment === '.');
  return tree.isFile(path) && isLast ? { kind: 'file', path } : { kind: 'nowhere' };
}

/** A path that means something else on every machine. */
function isAbsolute(target: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:)/.test(target);
}
