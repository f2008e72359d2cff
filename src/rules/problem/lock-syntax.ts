import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

/** An unreadable or invalid lock. */
export const lockSyntax = problemRule({
  id: 'lock-syntax',
  category: 'lock',
  severity: 'error',
  summary: 'Every lock file can be read and has one well-formed hash per skill.',
  why: 'An entry that cannot be read is not verified, although the skill looks locked.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix:
    'Correct the file at the place of the finding, or delete it and write it again with `skillaccord lock FILE` or the tool that wrote it.',
  invalid: lockOf('sha256:789xyz...') + worklog(),
  valid: lockOf(hashes.worklog) + worklog(),
});
