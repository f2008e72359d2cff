import type { TreeEntry } from '../../model/tree.ts';

/** The mode of a submodule. */
export const gitlinkMode = '160000';

/** The kind of a file by its git mode; null for submodules and folders. */
export function kindOf(mode: string): TreeEntry['kind'] | null {
  switch (mode) {
    case '100755':
      return 'executable';
    case '120000':
      return 'symlink';
    default:
      return mode.startsWith('100') ? 'file' : null;
  }
}
