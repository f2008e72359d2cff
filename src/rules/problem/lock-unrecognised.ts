import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

/** A file that looks like a lock of an unknown format. */
export const lockUnrecognised = problemRule({
  id: 'lock-unrecognised',
  category: 'lock',
  severity: 'note',
  summary: 'Reports files with the name of a skill lock and an unknown format.',
  why: 'The skills look locked, but nothing verifies them.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix:
    'Write the lock again with its tool or `skillaccord lock FILE`, or leave it out with `ignore`.',
  invalid: lockOf(hashes.worklog).replace('content_hash', 'hash') + worklog(),
  valid: lockOf(hashes.worklog) + worklog(),
});
