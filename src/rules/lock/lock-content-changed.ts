import { changedFiles } from '../../hash/changed-files.ts';
import { selectFiles } from '../../hash/select.ts';
import { brokenPins } from '../../locks/verify.ts';
import type { Pin } from '../../model/lock.ts';
import { quoted } from '../../model/seen.ts';
import type { Skill } from '../../model/skill.ts';
import { shortHash } from '../hash-words.ts';
import { hashes, lockOf, worklog } from '../lock-example.ts';
import { lockRule, type Subjects } from '../rule.ts';
import { listed } from '../words.ts';

/** A locked skill whose content is no longer what its lock records. */
export const lockContentChanged = lockRule({
  id: 'lock-content-changed',
  severity: 'error',
  summary: 'The content of every locked skill is what its lock records.',
  why: 'Whoever runs the locked skill gets something nobody locked, or a refusal to run it.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  mend: 'If the change is meant, run `skillgate lock` and commit the lock; if not, restore the files.',
  fails: lockOf(hashes.worklog) + worklog('Writes a daily work log.'),
  passes: lockOf(hashes.worklog) + worklog(),
  *check({ entry, lock, skill, before, was }) {
    const pin = skill ? brokenPins(entry, skill)[0] : undefined;
    if (!skill || !pin) return;
    const actual = skill.digests.get(pin.algorithm);
    const cause = causeOf({ entry, lock, skill, before, was }, skill, pin);
    yield {
      message: `${whatIsSo(entry.id, pin, actual)}${cause}.`,
      at: pin.at,
      about: [entry.id, pin.value, actual ?? ''].join('\0'),
      before: pin.value,
      after: actual ?? null,
    };
  },
});

function whatIsSo(id: string, pin: Pin, actual: string | undefined): string {
  const name = quoted(id);
  if (actual === undefined) return `${name} has no hash to compare, as a file of it cannot be read`;
  if (pin.algorithm !== 'integrity') {
    return `${name} is locked at ${shortHash(pin.value)}, but its content is ${shortHash(actual)}`;
  }
  return `The content_hash of ${name} holds but its integrity does not: a mode changed, or bytes moved between files`;
}

/** What explains the difference, where something is known to. */
function causeOf({ entry, lock, before, was }: Subjects['lock'], skill: Skill, pin: Pin): string {
  const covered = selectFiles(skill.files, skill.ignore ?? null);
  if (covered.some(({ path }) => path === lock.path)) {
    return '; the lock itself is part of that content unless .skillignore names it';
  }
  if (!was) return '';
  const digest = was.digests.get(pin.algorithm);
  if (digest === pin.value) {
    const files = changedFiles(was, skill);
    const changed = files.length === 0 ? '' : `; changed since: ${listed(files)}`;
    return `; it still matched at base${changed}`;
  }
  const earlier = before?.pins.find(({ algorithm }) => algorithm === pin.algorithm);
  const wasRight = earlier !== undefined && earlier.value === digest && entry.id === before?.id;
  return wasRight ? `; at base it matched its pin ${shortHash(earlier.value)}` : '';
}
