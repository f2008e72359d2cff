import type { Problem } from '../model/finding.ts';

/** Why a file is not made a lock of: it is not one. */
export function noLock(path: string): Problem {
  const message =
    'The file is no lock of ADR-003, which holds "skills" with a "content_hash" each, so it is not overwritten.';
  return { rule: 'lock-syntax', message, at: { path }, about: 'format' };
}

/** Why a lock is not rewritten: line edits would harm it. */
export function unknownStyle(path: string): Problem {
  const message =
    'The lock is not written one field a line, so it is not rewritten; delete it, and it is made anew.';
  return { rule: 'lock-syntax', message, at: { path }, about: 'style' };
}
