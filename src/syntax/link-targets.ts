import { decodePath } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';

/** Longer targets lead nowhere on most systems; a hostile tree may have a target of a gigabyte. */
const maxTargetBytes = 1024;

/** The limit on targets to read; other links get no target. */
const maxLinks = 10_000;

/** Reads the targets of symbolic links in one batch; null for an unreadable or too long target. */
export async function readLinkTargets(
  tree: FileTree,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const targets = new Map<string, string | null>(paths.map((path) => [path, null]));
  if (paths.length === 0) return targets;
  let chunks: Uint8Array[] = [];
  await tree.read(paths.slice(0, maxLinks), (path, chunk, size, last) => {
    if (size <= maxTargetBytes) chunks.push(Buffer.from(chunk));
    if (!last) return;
    if (size <= maxTargetBytes) targets.set(path, decodePath(Buffer.concat(chunks)));
    chunks = [];
  });
  return targets;
}
