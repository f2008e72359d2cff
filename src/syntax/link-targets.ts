import { decodePath } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';

/** A longer target leads nowhere on most systems; a hostile tree may hold a gigabyte as one. */
const maxTargetBytes = 1024;

/** So many links are read; of others only the name is known. */
const maxLinks = 10_000;

/** Reads where symbolic links lead, in one batch; null for a target that cannot be read or is too long. */
export async function readLinkTargets(
  tree: FileTree,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const targets = new Map<string, string | null>(paths.map((path) => [path, null]));
  if (paths.length === 0) return targets;
  let pieces: Uint8Array[] = [];
  await tree.read(paths.slice(0, maxLinks), (path, chunk, size, last) => {
    if (size <= maxTargetBytes) pieces.push(Buffer.from(chunk));
    if (!last) return;
    if (size <= maxTargetBytes) targets.set(path, decodePath(Buffer.concat(pieces)));
    pieces = [];
  });
  return targets;
}
