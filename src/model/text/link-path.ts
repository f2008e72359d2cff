import { folderOf, join } from './path.ts';

/** Where a path leads, through symbolic links inside the tree. */
export type Destination =
  | { readonly kind: 'file' | 'folder' | 'submodule'; readonly path: string }
  | { readonly kind: 'outside' | 'nowhere' | 'unknown' };

/** What links are resolved in. */
export interface LinkedTree {
  /** The targets of the links by path; null for an unreadable one. */
  readonly targets: ReadonlyMap<string, string | null>;
  readonly submodules: { has(path: string): boolean };
  readonly isFile: (path: string) => boolean;
  readonly isFolder: (path: string) => boolean;
}

/** The limit of Linux for links in one path. */
const maxLinks = 40;
/** Limit for the segments of a target, including links on the way. */
const maxSegments = 256;

/** Resolves `target` from a folder, only inside the tree; null is an unreadable target. */
export function destinationOf(
  tree: LinkedTree,
  folder: string,
  target: string | null,
): Destination {
  if (target === null) return { kind: 'unknown' };
  if (isAbsolute(target)) return { kind: 'outside' };
  let at = folder;
  let remaining = target.split('/');
  let hops = 0;
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
    const next = join(at, segment);
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
function endAt(tree: LinkedTree, path: string, remaining: readonly string[]): Destination | null {
  if (tree.isFolder(path)) return null;
  if (tree.submodules.has(path)) return { kind: 'submodule', path };
  const isLast = remaining.every((segment) => segment === '' || segment === '.');
  return tree.isFile(path) && isLast ? { kind: 'file', path } : { kind: 'nowhere' };
}

/** True for an absolute path, which depends on the machine. */
function isAbsolute(target: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:)/.test(target);
}
