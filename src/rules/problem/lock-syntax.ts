import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

/** An unreadable or invalid lock. */
export const lockSyntax = problemRule({
  id: 'lock-syntax',
  category: 'lock',
  severity: 'error',
  summary: 'Every lock file is one that can be read, with one well-formed hash per skill.',
  why: 'What a lock does not say clearly is verified by nobody, and looks as if it were.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix:
    'Mend the file where the finding points, or delete it and run `skillaccord lock FILE` to write a new one.',
  invalid: lockOf('sha256:789xyz...') + worklog(),
  valid: lockOf(hashes.worklog) + worklog(),
});
