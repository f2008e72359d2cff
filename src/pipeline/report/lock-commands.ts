import { lockFormatOf } from '../../locks/read.ts';
import { formatForFile } from '../../locks/unrecognised.ts';
import type { Finding } from '../../model/finding.ts';
import type { LockFile } from '../../model/lock.ts';

/** The command that writes each lock of another tool with findings, by its path; an unreadable lock goes by its name. */
export function foreignLockCommands(
  findings: readonly Finding[],
  locks: readonly LockFile[],
): ReadonlyMap<string, string> {
  const lockByPath = new Map(locks.map((lock) => [lock.path, lock]));
  const paths = new Set(
    findings.flatMap(({ category, at }) => (category === 'lock' ? [at.path] : [])),
  );
  return new Map(
    [...paths].flatMap((path) => {
      const lock = lockByPath.get(path);
      const { writer = null } = (lock ? lockFormatOf(lock) : formatForFile(path)) ?? {};
      return writer ? [[path, writer.command] as const] : [];
    }),
  );
}
