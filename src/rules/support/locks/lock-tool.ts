import type { LockFile } from '../../../model/lock.ts';
import { code } from '../../../model/value/format-value.ts';
import { lockCommand } from '../../../model/words/lock-command.ts';

/** What renews a lock. */
export function lockTool({ format, path }: LockFile): string {
  return format === 'proto-lock' ? code(lockCommand(path)) : 'the tool that wrote it';
}
