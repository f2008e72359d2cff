import { folderOf } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { perWorkspace } from '../support/per-workspace.ts';
import { foldersOf } from './folders.ts';

/** The target of a symbolic link, resolved only inside the tree. */
export type Destination =
  | { readonly kind: 'file' | 'folder' | 'submodule'; readonly path: string }
  | { readonly kind: 'outside' | 'nowhere' | 'unknown' };

/** The limit of Linux for links in one path. */
const maxLinks = 40;
/** Limit for the segments of a target, including links on the way. */
const maxSegments = 256;

/** Resolves the links of a workspace. */
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
  let remaining = target.split('/');
  let hops = 0;
  if (isAbsolute(target)) return { kind: 'outside' };
  for (let budget = maxSegments; remaining.length > 0; budget--) {
    if (budget === 0) return { kind: 'nowhere' };
    const [segment = '', ...more] = remaining;
    remaining = more;
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      if (at === '') return { kind: 'outside' };
      at = folderOf(at);
      continue;
    }
    const next = at === '' ? segment : `${at}/${segment}`;
    const link = tree.targets.get(next);
    if (link === undefined) {
      const end = endAt(tree, next, remaining);
      if (end) return end;
      at = next;
      continue;
    }
    if (link === null) return { kind: 'unknown' };
    if (isAbsolute(link)) return { kind: 'outside' };
    if (++hops > maxLinks) return { kind: 'nowhere' };
    remaining = [...link.split('/'), ...remaining].slice(0, maxSegments + 1);
  }
  return { kind: 'folder', path: at };
}

/** The result at a path that cannot be followed further; null for a folder. */
function endAt(tree: Index, path: string, remaining: readonly string[]): Destination | null {
  if (tree.isFolder(path)) return null;
  if (tree.submodules.has(path)) return { kind: 'submodule', path };
  const isLast = remaining.every((segment) => segment === '' || segment === '.');
  return tree.isFile(path) && isLast ? { kind: 'file', path } : { kind: 'nowhere' };
}

/** True for an absolute path, which depends on the machine. */
function isAbsolute(target: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:)/.test(target);
}
