import type { FileTree } from '../../model/tree.ts';
import { matcher } from './matcher.ts';

/** Whether a file or submodule of a tree matches a glob of the configuration. */
export function hasMatch(
  glob: string,
  { entries, submodules }: Pick<FileTree, 'entries' | 'submodules'>,
): boolean {
  const isMatch = matcher([glob]);
  return [entries, submodules].some((files) => files.some(({ path }) => isMatch(path)));
}
