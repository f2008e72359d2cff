import { lockedSkills, removedPins } from '../../locks/removed-pins.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { repositoryRule } from '../rule.ts';

/** A removed lock of existing skills. */
export const lockRemoved = repositoryRule({
  id: 'lock-removed',
  category: 'lock',
  severity: 'warning',
  summary: 'Every lock of existing skills is still there.',
  why: 'Without the lock, no check fails when the content of a skill changes.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Restore the lock, or run `skillaccord lock FILE` or the tool that wrote it, and commit the new one. If the skills are meant to be unlocked, a reviewer has to approve it.',
  invalid:
    lockOf(hashes.worklog, [], 'before/') +
    worklog(undefined, 'before/') +
    worklog(undefined, 'after/'),
  valid:
    lockOf(hashes.worklog, [], 'before/') +
    worklog(undefined, 'before/') +
    lockOf(hashes.worklog, [], 'after/locks/') +
    worklog(undefined, 'after/'),
  *check({ workspace, base }) {
    for (const pins of base ? removedPins(workspace, base) : []) {
      if (pins.fate !== 'removed') continue;
      const { path } = pins.lock;
      const message = `The lock was removed, so nothing verifies the content of ${lockedSkills(pins)} any more. Restore the lock or write a new one.`;
      yield { message, at: { path }, was: { path }, about: 'removed' };
    }
  },
});
