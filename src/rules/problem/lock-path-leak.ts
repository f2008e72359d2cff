import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

/** A lock that contains a path in a home directory. */
export const lockPathLeak = problemRule({
  id: 'lock-path-leak',
  category: 'lock',
  severity: 'warning',
  summary: 'No field of a lock holds a path into a home directory.',
  why: 'Such a path tells everybody the name of a user and leads nowhere on any other machine.',
  source:
    'ADR-003, Path Sanitization: "Traces should sanitize paths to avoid leaking local structure".',
  howToFix: 'Put `LOCAL` in place of the home directory, or leave the field out.',
  invalid:
    lockOf(hashes.worklog, ['source_ref: "git+file:///home/dan/skills#worklog"']) + worklog(),
  valid: lockOf(hashes.worklog, ['source_ref: "git+file://LOCAL/skills#worklog"']) + worklog(),
});
