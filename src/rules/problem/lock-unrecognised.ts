import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

/** A file that looks like a lock of an unknown format. */
export const lockUnrecognised = problemRule({
  id: 'lock-unrecognised',
  category: 'lock',
  severity: 'note',
  summary: 'Every file with the name of a lock of skills is a lock of a format that is verified.',
  why: 'Whoever sees the file takes the skills for locked, and nothing verifies them.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix:
    'If it is the lock of another tool, nothing is to be mended: that tool verifies it. If not, write it anew with its tool, or with `skillaccord lock FILE`.',
  invalid: lockOf(hashes.worklog).replace('content_hash', 'hash') + worklog(),
  valid: lockOf(hashes.worklog) + worklog(),
});
