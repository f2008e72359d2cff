import { compareText } from '../../model/text/text.ts';
import type { FileTree, TreeEntry } from '../../model/tree.ts';
import type { ClientTree } from '../places/client-tree.ts';

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
    const [oldId, newId] = [baseIds.get(path), headIds.get(path)];
    const isSame = before?.kind === after?.kind && oldId !== undefined && oldId === newId;
    if (!isSame) paths.push({ path, before: before?.kind ?? null, after: after?.kind ?? null });
  }
  return { paths, headIds };
}

/** The differences with the places that lead to a file which differs. */
export function withPlaces(
  changes: TreeChanges,
  views: { readonly head: Pick<ClientTree, 'opened'>; readonly base: Pick<ClientTree, 'opened'> },
): TreeChanges {
  const [before, after] = [views.base.opened, views.head.opened];
  if (before.size + after.size === 0) return changes;
  const changed = new Set(changes.paths.map(({ path }) => path));
  const kindIn = (opened: ReadonlyMap<string, string>, path: string) =>
    opened.has(path) ? 'symlink' : null;
  const places = [...new Set([...before.keys(), ...after.keys()])].flatMap((path): PathChange[] => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now && !changed.has(now ?? '')) return [];
    return [{ path, before: kindIn(before, path), after: kindIn(after, path) }];
  });
  const paths = [...changes.paths, ...places.filter(({ path }) => !changed.has(path))];
  return { ...changes, paths: paths.sort((a, b) => compareText(a.path, b.path)) };
}

/** The entries of two trees by path, in byte order. */
function* alignEntries(
  before: readonly TreeEntry[],
  after: readonly TreeEntry[],
): Iterable<readonly [before: TreeEntry | undefined, after: TreeEntry | undefined]> {
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [baseEntry, headEntry] = [before[left], after[right]];
    const order = baseEntry?.path === headEntry?.path ? 0 : orderOf(baseEntry, headEntry);
    yield [order <= 0 ? baseEntry : undefined, order >= 0 ? headEntry : undefined];
    if (order <= 0) left++;
    if (order >= 0) right++;
  }
}

function orderOf(baseEntry: TreeEntry | undefined, headEntry: TreeEntry | undefined): number {
  if (!baseEntry || !headEntry) return baseEntry ? -1 : 1;
  return compareText(baseEntry.path, headEntry.path);
}
