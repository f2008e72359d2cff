import { clientPlace, isPluginPart } from '../model/text/client-names.ts';
import { folderOf, relativePath, selfAndAncestors, withoutEndSlashes } from '../model/text/path.ts';
import type { TreeEntry } from '../model/tree.ts';
import type { ShownPlace } from '../model/workspace.ts';
import { matcher } from '../syntax/glob/matcher.ts';

/** The folders of plugins, each with that of the marketplace that offers it. */
export type OfferedPlugins = ReadonlyMap<string, string>;

/** What `ignore` hides. */
export interface Ignored {
  /** Whether a glob matches a path, which hides all that no client opens by itself. */
  readonly isMatched: (path: string) => boolean;
  readonly isIgnored: (path: string) => boolean;
  /** The first glob that matches a path without hiding it, because clients open it by themselves. */
  readonly shownBy: (path: string) => string | null;
}

/**
 * Compiles `ignore`. What clients open by themselves is hidden by a glob that names it from the root, or by one that
 * matches a folder above the whole project or marketplace that it belongs to.
 */
export function ignoredPaths(globs: readonly string[], offered: OfferedPlugins): Ignored {
  if (globs.length === 0)
    return { isMatched: () => false, isIgnored: () => false, shownBy: () => null };
  const [anchored, others] = [globs.filter(isAnchored), globs.filter((glob) => !isAnchored(glob))];
  const [isNamed, matches] = [matcher(anchored), matcher(others)];
  const isMatched = (path: string) => path !== '' && matches(path);
  const plugins = new Set(
    [...offered].flatMap(([root, market]) => (isNamed(root) || isMatched(market) ? [] : [root])),
  );
  const isHidden = (path: string) => {
    if (isOffered(path, plugins)) return false;
    const place = clientPlace(path);
    const above = place === null ? path : folderOf(place);
    return isMatched(above);
  };
  return {
    isMatched: (path) => isNamed(path) || isMatched(path),
    isIgnored: (path) => isNamed(path) || (others.length > 0 && isHidden(path)),
    shownBy: (path) => {
      if (!isMatched(path) || isNamed(path) || isHidden(path)) return null;
      return others.find((glob) => matcher([glob])(path)) ?? null;
    },
  };
}

/** Whether a path is a plugin that a marketplace offers, or what clients open of one. */
function isOffered(path: string, plugins: ReadonlySet<string>): boolean {
  if (plugins.size === 0) return false;
  return [...selfAndAncestors(path)].some(
    (root) => plugins.has(root) && (root === path || isPluginPart(relativePath(root, path))),
  );
}

/** Whether a glob names its folder from the root: `/a/b`, `a/b`; not `a`, `**\/a`. */
function isAnchored(glob: string): boolean {
  const rooted = withoutEndSlashes(glob.replace(/^\.?\//, ''));
  const [first = ''] = rooted.split('/');
  return (rooted.includes('/') || glob.startsWith('/')) && !/[*?[{\\]/.test(first);
}

/** The first file that each glob does not hide. */
export function shownPlaces(
  entries: readonly Pick<TreeEntry, 'path'>[],
  shownBy: Ignored['shownBy'],
): readonly ShownPlace[] {
  const byGlob = new Map<string, ShownPlace>();
  for (const { path } of entries) {
    const glob = shownBy(path);
    if (glob !== null && !byGlob.has(glob)) byGlob.set(glob, { glob, path });
  }
  return [...byGlob.values()];
}
