import type { TreeEntry } from '../../model/tree.ts';

/** The mode of a submodule. */
export const gitlinkMode = '160000';

/** What a path of a git tree or index is, by the mode git keeps; submodules and folders are none. */
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
