import type { LockOutcome } from '../../locks/plan-lock.ts';
import type { KnownSkills } from '../../pipeline/shard/known-skills.ts';
import type { OpenedRun } from '../../setup/open.ts';
import { lock } from '../../tasks/lock.ts';
import type { LockPaths } from './lock-paths.ts';

/** Plans the update of a lock. */
export function planLockUpdate(
  { sides, config }: OpenedRun,
  { lock: path, proto }: LockPaths,
  text: string | null,
  known?: KnownSkills,
): Promise<LockOutcome> {
  const generatedAt = new Date().toISOString();
  const { head: tree, context } = sides;
  return lock({ tree, context, path, text, generatedAt, proto, known }, config);
}
