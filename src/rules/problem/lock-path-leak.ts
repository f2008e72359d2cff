import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

/** A lock that contains a path in a home directory. */
export const lockPathLeak = problemRule({
  id: 'lock-path-leak',
  category: 'lock',
  severity: 'warning',
  summary: 'Reports paths into a home directory in a lock.',
  why: 'Such a path reveals the name of a user and does not exist on other machines.',
  source:
    'ADR-003, Path Sanitization: "Traces should sanitize paths to avoid leaking local structure".',
  howToFix: 'Replace the home directory with `LOCAL`, or remove the field.',
  invalid:
    lockOf(hashes.worklog, ['source_ref: "git+file:///home/dan/skills#worklog"']) + worklog(),
  valid: lockOf(hashes.worklog, ['source_ref: "git+file://LOCAL/skills#worklog"']) + worklog(),
});
