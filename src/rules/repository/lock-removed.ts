import { lockedSkills, removedPins } from '../../locks/removed-pins.ts';
import { code, msg } from '../../model/message.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { repositoryRule } from '../rule.ts';

/** A removed lock of existing skills. */
export const lockRemoved = repositoryRule({
  id: 'lock-removed',
  category: 'lock',
  severity: 'warning',
  summary: 'Reports removed locks of existing skills.',
  why: 'Without the lock, no check fails when the content of a skill changes.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Restore the lock, or run `skillaccord lock FILE` or the tool that wrote it. A reviewer approves skills that are to be unlocked.',
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
      const message = msg`The lock of ${lockedSkills(pins)} was removed.`;
      const help = msg`Restore it, or run ${code(lockCommand(path), 120)}.`;
      yield { message, help, at: { path }, was: { path }, about: 'removed' };
    }
  },
});
