import { changedPins } from '../../locks/verify-entry.ts';
import { code, count, msg, namePart, nothing, pathPart, volatile } from '../../model/message.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { shortHash } from '../words/hash-words.ts';
import { transition } from '../words/transition.ts';

/** A changed pin, for reviewers of a lock. */
export const lockMoved = lockRule({
  id: 'lock-moved',
  severity: 'note',
  summary: 'Reports lock entries that changed.',
  why: 'A changed entry accepts other content than before. The reviewer sees every such entry in one list.',
  source: 'ADR-003, Consequences: "Pinned protos need updates when skills change".',
  howToFix: 'If the change is not intended, restore the lock.',
  asksNothing: true,
  invalid:
    lockOf(hashes.worklog, [], 'before/') +
    worklog(undefined, 'before/') +
    lockOf(hashes.daily, [], 'after/') +
    worklog('Writes a daily work log.', 'after/'),
  valid:
    lockOf(hashes.worklog, [], 'before/') +
    worklog(undefined, 'before/') +
    lockOf(hashes.worklog, [], 'after/') +
    worklog(undefined, 'after/'),
  *check({ entry, before, target, targets }) {
    const all =
      before && target === (targets[0] ?? null) ? changedPins(before.pins, entry.pins) : [];
    const moved = all[0];
    if (!before || !moved) return;
    const { from, to } = moved;
    const part =
      to.file !== undefined
        ? msg` (${pathPart(to.file)})`
        : to.algorithm === 'integrity'
          ? msg` (${code('integrity')})`
          : nothing;
    const more = all.filter((move) => move !== moved && move.to.file !== undefined).length;
    const [oldVersion, newVersion] = [before.version?.value, entry.version?.value];
    const step = msg`${volatile(shortHash(from.value))} to ${volatile(shortHash(to.value))}`;
    yield {
      message: msg`Lock entry of ${namePart(entry.id)}${part} changed: ${step}.`,
      notes: [
        ...(oldVersion === newVersion
          ? []
          : [{ message: msg`Locked version: ${transition(oldVersion, newVersion)}.` }]),
        ...(more > 0 ? [{ message: msg`${count(more, 'more file')} of it changed.` }] : []),
      ],
      at: to.at,
      was: from.at,
      about: [entry.id, from.value, to.value].join('\0'),
      before: from.value,
      after: to.value,
    };
  },
});
