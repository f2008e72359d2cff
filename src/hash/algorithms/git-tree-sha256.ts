import { gitTreeOf } from './git-tree.ts';

/** The id git gives a folder of a repository of SHA-256. */
export const gitTreeSha256 = gitTreeOf('git-tree-sha256', 'sha256');
