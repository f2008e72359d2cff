import type { Finding } from '../../model/finding.ts';
import type { Pair } from '../../model/workspace.ts';
import type { FindingFactory } from '../to-finding.ts';
import { newPermissions } from './new-permissions.ts';
import { unreadablePermissions } from './unreadable-permissions.ts';

/** The permissions that no comparison shows: those nobody can read for certain, and those of new skills. */
export function permissionFindings(
  pairs: readonly Pair[],
  stamp: FindingFactory,
): readonly Finding[] {
  return [...unreadablePermissions(pairs, stamp), ...newPermissions(pairs, stamp)];
}
