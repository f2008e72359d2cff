import { lock } from '../lock.ts';
import type { LockOutcome } from '../locks/write.ts';
import type { LockPlace } from './lock-place.ts';
import type { Opening } from './open.ts';

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
