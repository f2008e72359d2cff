import type { LockFile } from '../../../model/lock.ts';

/** What renews a lock; only a path that every shell reads as one word becomes part of a command. */
export function lockTool({ format, path }: LockFile): string {
  if (format !== 'proto-lock') return 'the tool that wrote it';
  return /^\w[\w./-]*$/.test(path) ? `\`skillaccord lock ${path}\`` : '`skillaccord lock`';
}
