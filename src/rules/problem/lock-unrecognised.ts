import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

/** A file that looks like a lock of an unknown format. */
export const lockUnrecognised = problemRule({
  id: 'lock-unrecognised',
  category: 'lock',
  severity: 'note',
  summary: 'Every file with the name of a skill lock has a lock format that Skillaccord verifies.',
  why: 'The skills look locked, but nothing verifies them.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix:
    'If another tool verifies this lock, exclude it with `ignore`. If not, write it again with its tool or with `skillaccord lock FILE`.',
  invalid: lockOf(hashes.worklog).replace('content_hash', 'hash') + worklog(),
  valid: lockOf(hashes.worklog) + worklog(),
});
