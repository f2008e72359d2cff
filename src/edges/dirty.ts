import { readFile } from './disk-file.ts';
import type { Repository } from './git.ts';
import { gitTree } from './git-tree.ts';
import { LineEnds } from './line-ends.ts';
import { commitOf, settingsOf } from './repository.ts';

/**
 * Those of some files whose bytes are not those of HEAD, so that git could not give them back. What a
 * checkout made of line ends is not counted.
 */
export async function dirtyFiles(
  repository: Repository,
  top: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const head = await commitOf(repository, 'HEAD');
  if (head === null || paths.length === 0) return new Set(paths);
  const [tree, { autoCrlf }] = await Promise.all([
    gitTree(repository, head),
    settingsOf(repository),
  ]);
  const lineEnds = new LineEnds(repository, paths, autoCrlf);
  await lineEnds.ask();
  const isClean = (path: string) => {
    const oid = tree.id(path);
    if (oid === undefined) return false;
    return readFile(top, { path, kind: 'file' }, oid, () => {}, lineEnds.of(path)) === oid;
  };
  return new Set(paths.filter((path) => !isClean(path)));
}
