import { lockFormatOf } from '../../../locks/read.ts';
import type { LockFile } from '../../../model/lock.ts';
import { code, type Message, msg, words } from '../../../model/message.ts';
import { lockCommand } from '../../../model/words/lock-command.ts';

/** How to renew a lock, as the beginning of a sentence: `` Run `skillaccord lock` ``. */
export function renewal(lock: LockFile): Message {
  const { writer } = lockFormatOf(lock);
  return writer === null
    ? msg`Run ${code(lockCommand(lock.path))}`
    : msg`Renew the lock with ${words(writer.name)}`;
}
