import { isVersionVerified } from '../../locks/verify-entry.ts';
import { code, msg, namePart, volatile } from '../../model/message.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { renewal } from '../support/locks/lock-tool.ts';
import { lockContentChanged } from './lock-content-changed.ts';

/** A locked skill that declares another version than its lock. */
export const lockVersionChanged = lockRule({
  id: 'lock-version-changed',
  topic: 'outdated-entry',
  severity: 'error',
  summary: 'Reports locked skills whose version differs from their lock entry.',
  why: 'People read the version in the lock and rely on it.',
  source: 'ADR-003, Version Validation: "Validates skill content_hash or version matches pin".',
  howToFix:
    'Run `skillaccord lock FILE`, and commit the lock. If the version is not intended, restore it.',
  consequenceOf: { rules: [lockContentChanged.id], sharing: 'entry' },
  invalid: lockOf(hashes.worklog, ['version: "1.1.0"']) + worklog(),
  valid: lockOf(hashes.worklog, ['version: "1.0.0"']) + worklog(),
  *check({ entry, skill, lock }) {
    const { version } = entry;
    // The version of an unreadable manifest is unknown; another rule reports the manifest.
    if (!skill || skill.unreadable || !version || isVersionVerified(entry, skill)) return;
    const declared = skill.version?.value;
    const locked = volatile(code(version.value));
    yield {
      message:
        declared === undefined
          ? msg`${namePart(entry.id)} declares no version, its lock entry ${locked}.`
          : msg`${namePart(entry.id)} declares ${volatile(code(declared))}, its lock entry ${locked}.`,
      help: msg`${renewal(lock)}.`,
      at: version.at,
      about: [entry.id, version.value, declared ?? ''].join('\0'),
      before: version.value,
      after: declared ?? null,
    };
  },
});
