import { folderOf, relativePath, selfAndAncestors } from '../../model/text/path.ts';
import type { Pair } from '../../model/workspace.ts';

/** Marks the skills inside a moved, renamed or removed skill that went the same way: the outer one reports it. */
export function markNested(pairs: readonly Pair[]): readonly Pair[] {
  const outer = new Map(
    pairs.flatMap((pair) => {
      const { before, status } = pair;
      const isGone = status === 'moved' || status === 'renamed' || status === 'removed';
      return before && isGone && before.root !== '' ? [[before.root, pair] as const] : [];
    }),
  );
  if (outer.size === 0) return pairs;
  return pairs.map((pair) => (followsOuter(pair, outer) ? { ...pair, followsParent: true } : pair));
}

function followsOuter(pair: Pair, outer: ReadonlyMap<string, Pair>): boolean {
  const { before, after, status } = pair;
  if (!before || !outer.has(before.root)) return false;
  return [...selfAndAncestors(folderOf(before.root))].some((folder) => {
    const parent = outer.get(folder);
    if (!parent) return false;
    // A name that is gone breaks callers, unless the skill is material of the outer one.
    if (status !== 'moved' && !material.test(relativePath(folder, before.root))) return false;
    if (!after) return status === 'removed';
    const { after: parentAfter } = parent;
    if (!parentAfter || !after.root.startsWith(`${parentAfter.root}/`)) return false;
    return relativePath(parentAfter.root, after.root) === relativePath(folder, before.root);
  });
}

/** The folders of a skill whose contents agents read as a part of it. */
const material = /^(?:references?|assets|resources|examples?|templates?|scripts)\//;
