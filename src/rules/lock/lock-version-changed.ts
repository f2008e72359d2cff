import { isVersionVerified } from '../../locks/verify-entry.ts';
import { quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';

/** A locked skill that declares another version than its lock. */
export const lockVersionChanged = lockRule({
  id: 'lock-version-changed',
  severity: 'error',
  summary: 'Every locked skill declares the version its lock records.',
  why: 'A lock is read by people too: they take the recorded version for the one that runs.',
  source: 'ADR-003, Version Validation: "Validates skill content_hash or version matches pin".',
  howToFix:
    'If the version is meant, run `skillaccord lock FILE` and commit the lock; if not, restore the version.',
  invalid: lockOf(hashes.worklog, ['version: "1.1.0"']) + worklog(),
  valid: lockOf(hashes.worklog, ['version: "1.0.0"']) + worklog(),
  *check({ entry, skill }) {
    const { version } = entry;
    // The version of an unreadable manifest is unknown; another rule reports the manifest.
    if (!skill || skill.unreadable || !version || isVersionVerified(entry, skill)) return;
    const declared = skill.version?.value;
    const declaredText = declared === undefined ? 'no version' : quote(declared);
    yield {
      message: `The lock records version ${quote(version.value)} of ${quote(entry.id)}, but the skill declares ${declaredText}.`,
      at: version.at,
      about: [entry.id, version.value, declared ?? ''].join('\0'),
      before: version.value,
      after: declared ?? null,
    };
  },
});
