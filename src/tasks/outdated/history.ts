import { relativePath, selfAndAncestors } from '../../model/text/path.ts';
import { blobId } from '../../model/tree.ts';
import type { CopyFiles } from './contract-diff.ts';
import type { UpstreamSkill } from './update-status.ts';

/** The commits at the source after the one that the copy here was made from. */
export interface HistorySince {
  readonly base: string;
  readonly commits: number;
  /** The day of the first of them. */
  readonly since: string | null;
}

/** Finds the commit that a copy was made from by the ids of its files; null if it is not in the history that is read. */
export async function historySince(
  { source, form }: UpstreamSkill,
  copyFiles: CopyFiles,
  root: string,
): Promise<HistorySince | null> {
  const commits = (await source.upstream.history?.(source.folder)) ?? [];
  const expectedIds = copyIds(copyFiles, root);
  const altered = new Set(form.altered);
  const isAltered = (name: string) =>
    [...selfAndAncestors(name)].some((ancestor) => altered.has(ancestor));
  const index = commits.findIndex(({ files }) => {
    const kept = [...files].filter(([name]) => !isAltered(name));
    const names = [...expectedIds.keys()].filter((name) => !isAltered(name));
    return (
      kept.length === names.length && kept.every(([name, id]) => expectedIds.get(name)?.has(id))
    );
  });
  const base = commits[index];
  if (!base || index === 0) return null;
  return { base: base.commit, commits: index, since: commits[index - 1]?.date ?? null };
}

/** The ids of each file of a copy, as it is and with LF. */
function copyIds(copyFiles: CopyFiles, root: string): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(copyFiles).map(([path, { content }]) => {
      const bytes = Buffer.from(content);
      const text = Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
      return [relativePath(root, path), new Set([blobId(bytes), blobId(text)])];
    }),
  );
}
