import { changedPins } from '../../locks/verify-entry.ts';
import { code, quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { shortHash } from '../words/hash-words.ts';
import { pluralize } from '../words/words.ts';

/** A changed pin, for reviewers of a lock. */
export const lockMoved = lockRule({
  id: 'lock-moved',
  severity: 'note',
  summary: 'No pin of a lock differs from base.',
  why: 'A changed pin accepts other content than before: the reviewer sees every such pin in one list.',
  source: 'ADR-003, Consequences: "Pinned protos need updates when skills change".',
  howToFix: 'Nothing, if the change is intended. Otherwise restore the lock.',
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
    const label = to.algorithm === 'integrity' ? 'integrity' : 'pin';
    const fileLabel = to.file === undefined ? '' : `${code(to.file)} of `;
    const more = all.filter((move) => move !== moved && move.to.file !== undefined).length;
    const suffix = more > 0 ? `, and ${pluralize(more, 'pin')} of its files with it` : '';
    const versions = [before.version?.value, entry.version?.value];
    const step = versions[0] === versions[1] ? '' : ` (${versions.map(versionWords).join(' -> ')})`;
    yield {
      message: `The ${label} of ${fileLabel}${quote(entry.id)} changed from ${shortHash(from.value)} to ${shortHash(to.value)}${step}${suffix}.`,
      at: to.at,
      was: from.at,
      about: [entry.id, from.value, to.value].join('\0'),
      before: from.value,
      after: to.value,
    };
  },
});

function versionWords(version: string | undefined): string {
  return version ?? 'no version';
}
