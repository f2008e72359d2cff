import { mismatchedPins } from '../../locks/verify-entry.ts';
import type { Pin } from '../../model/lock.ts';
import { describeUnhashed, submoduleCommits } from '../../model/unhashed.ts';
import { quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule, type Subjects } from '../rule.ts';
import { copySuffix, describeFileDrift, explainMismatch } from '../support/lock-drift.ts';
import { shortHash } from '../words/hash-words.ts';

/** A locked skill with content that differs from its lock. */
export const lockContentChanged = lockRule({
  id: 'lock-content-changed',
  severity: 'error',
  summary: 'The content of every locked skill is what its lock records.',
  why: 'Whoever runs the locked skill gets something nobody locked, or a refusal to run it.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'If the change is meant, run `skillaccord lock FILE`, or the tool that wrote the lock, and commit the lock; if not, restore the files.',
  invalid: lockOf(hashes.worklog) + worklog('Writes a daily work log.'),
  valid: lockOf(hashes.worklog) + worklog(),
  *check(subject) {
    const { entry, target, skill } = subject;
    const broken = target ? mismatchedPins(target) : [];
    const pin = broken[0];
    if (!target || !pin) return;
    const actual = target.digestOf(pin);
    const isOfFile = pin.file !== undefined;
    const text =
      isOfFile || !skill
        ? describeFileDrift(subject, broken)
        : `${describeMismatch(subject, pin, actual)}${actual === undefined ? '' : explainMismatch(subject, skill, pin)}`;
    yield {
      message: `${text}.`,
      at: pin.at,
      about: isOfFile
        ? [entry.id, ...broken.flatMap((one) => [one.file, one.value, target.digestOf(one)])].join(
            '\0',
          )
        : [entry.id, pin.value, actual ?? '', ...(skill ? submoduleCommits(skill) : [])].join('\0'),
      before: pin.value,
      after: actual ?? null,
    };
  },
});

function describeMismatch(subject: Subjects['lock'], pin: Pin, actual: string | undefined): string {
  const name = `${quote(subject.entry.id)}${copySuffix(subject)}`;
  if (actual === undefined) {
    const why = subject.skill ? describeUnhashed(subject.skill) : 'a file of it cannot be read';
    return `${name} has no hash to compare, as ${why}`;
  }
  if (pin.algorithm !== 'integrity') {
    return `${name} is locked at ${shortHash(pin.value)}, but its content is ${shortHash(actual)}`;
  }
  return `The content_hash of ${name} holds but its integrity does not: a mode changed, or bytes moved between files`;
}
