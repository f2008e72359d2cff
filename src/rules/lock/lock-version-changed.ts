import { isVersionVerified } from '../../locks/verify-entry.ts';
import { code, quote } from '../../model/value/format-value.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';

/** A locked skill that declares another version than its lock. */
export const lockVersionChanged = lockRule({
  id: 'lock-version-changed',
  severity: 'error',
  summary: 'Every locked skill declares the version in its lock.',
  why: 'People read the version in the lock and rely on it.',
  source: 'ADR-003, Version Validation: "Validates skill content_hash or version matches pin".',
  howToFix:
    'If the version is intended, run `skillaccord lock FILE` and commit the lock. Otherwise restore the version.',
  invalid: lockOf(hashes.worklog, ['version: "1.1.0"']) + worklog(),
  valid: lockOf(hashes.worklog, ['version: "1.0.0"']) + worklog(),
  *check({ entry, skill, lock }) {
    const { version } = entry;
    // The version of an unreadable manifest is unknown; another rule reports the manifest.
    if (!skill || skill.unreadable || !version || isVersionVerified(entry, skill)) return;
    const declared = skill.version?.value;
    const declaredText = declared === undefined ? 'no version' : code(declared);
    yield {
      message: `The lock pins version ${code(version.value)} of ${quote(entry.id)}, but the skill declares ${declaredText}. Run ${code(lockCommand(lock.path))}, or set the version of the skill to ${code(version.value)}.`,
      at: version.at,
      about: [entry.id, version.value, declared ?? ''].join('\0'),
      before: version.value,
      after: declared ?? null,
    };
  },
});
