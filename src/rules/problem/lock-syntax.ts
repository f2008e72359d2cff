import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

/** An unreadable or invalid lock. */
export const lockSyntax = problemRule({
  id: 'lock-syntax',
  category: 'lock',
  severity: 'error',
  summary: 'Reports locks that cannot be read, and entries without a well-formed hash.',
  why: 'An entry that cannot be read is not verified, although the skill looks locked.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix:
    'Correct the file, or delete it and write it again with `skillaccord lock FILE` or its own tool.',
  invalid: lockOf('sha256:789xyz...') + worklog(),
  valid: lockOf(hashes.worklog) + worklog(),
});
