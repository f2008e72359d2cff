import { compareText } from '../../model/text/text.ts';
import type { FileTree, TreeEntry } from '../../model/tree.ts';

/** A path whose file differs between two trees; null on the side without a file. */
export interface PathChange {
  readonly path: string;
  readonly before: TreeEntry['kind'] | null;
  readonly after: TreeEntry['kind'] | null;
}

/** The differences of two trees. */
export interface TreeChanges {
  /** In byte order of the paths; a file whose bytes are not known without reading counts as changed. */
  readonly paths: readonly PathChange[];
  /** The blob ids of head that are known without reading. */
  readonly headIds: ReadonlyMap<string, string>;
}

/** Compares two trees by the blob ids that they know; null if either of them knows none. */
export async function compareTrees(head: FileTree, base: FileTree): Promise<TreeChanges | null> {
  const [headIds, baseIds] = [await head.knownIds?.(), await base.knownIds?.()];
  if (!headIds || !baseIds) return null;
  const paths: PathChange[] = [];
  for (const [before, after] of alignEntries(base.entries, head.entries)) {
    const path = (after ?? before)?.path ?? '';
    const [old, now] = [baseIds.get(path), headIds.get(path)];
    const isSame = before?.kind === after?.kind && old !== undefined && old === now;
    if (!isSame) paths.push({ path, before: before?.kind ?? null, after: after?.kind ?? null });
  }
  return { paths, headIds };
}

/** The entries of two trees by path, in byte order. */
function* alignEntries(
  before: readonly TreeEntry[],
  after: readonly TreeEntry[],
): Iterable<readonly [before: TreeEntry | undefined, after: TreeEntry | undefined]> {
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [old, now] = [before[left], after[right]];
    const order = old?.path === now?.path ? 0 : orderOf(old, now);
    yield [order <= 0 ? old : undefined, order >= 0 ? now : undefined];
    if (order <= 0) left++;
    if (order >= 0) right++;
  }
}

function orderOf(old: TreeEntry | undefined, now: TreeEntry | undefined): number {
  if (!old || !now) return old ? -1 : 1;
  return compareText(old.path, now.path);
}
