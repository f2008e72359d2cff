import type { ChangedFile } from '../../model/changed-file.ts';
import { decodePath, encodePath } from '../../model/text/path.ts';
import { type Repository, readGit, runGit, splitNulTerminated } from './git.ts';

/**
 * Renames files in the index, with their staged blobs: on a case-insensitive disk, git would miss the new name. Skips
 * untracked files. False if the index cannot be written.
 */
export async function stageRenames(
  repository: Repository,
  renames: readonly Pick<ChangedFile, 'path' | 'to'>[],
): Promise<boolean> {
  if (renames.length === 0) return true;
  const targets = new Map(renames.map(({ path, to }) => [path, to]));
  const lines: Buffer[] = [];
  for (const record of splitNulTerminated(await readGit(repository, ['ls-files', '-s', '-z']))) {
    const tab = record.indexOf(9);
    const [mode = '', oid = '', stage] = record.toString('latin1', 0, tab).split(' ');
    const path = record.subarray(tab + 1);
    const to = targets.get(decodePath(path));
    if (to === undefined || stage !== '0') continue;
    const removal = Buffer.from(`0 ${'0'.repeat(oid.length)}\t`);
    const nul = Buffer.from([0]);
    lines.push(
      removal,
      path,
      nul,
      Buffer.from(`${mode} ${oid} 0\t`),
      Buffer.from(encodePath(to)),
      nul,
    );
  }
  if (lines.length === 0) return true;
  const { code } = await runGit(
    repository,
    ['update-index', '-z', '--index-info'],
    Buffer.concat(lines),
  );
  return code === 0;
}
