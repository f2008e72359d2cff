import type { LockOutcome } from '../../locks/write.ts';
import type { Opening } from '../../setup/open.ts';
import { lock } from '../../tasks/lock.ts';
import type { LockPlace } from './target.ts';

/** What a lock with this text is to become. */
export function planFor(
  { sides, config }: Opening,
  { lock: path, proto }: LockPlace,
  text: string | null,
): Promise<LockOutcome> {
  const generatedAt = new Date().toISOString();
  const { head: tree, origin } = sides;
  return lock({ tree, origin, path, text, generatedAt, proto }, config);
}
