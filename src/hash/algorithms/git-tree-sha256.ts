import { gitTreeOf } from './git-tree.ts';

/** The id of a folder in a SHA-256 git repository. */
export const gitTreeSha256 = gitTreeOf('git-tree-sha256', 'sha256');
