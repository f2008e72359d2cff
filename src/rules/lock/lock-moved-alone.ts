import { movedPins } from '../../locks/verify.ts';
import { quoted } from '../../model/seen.ts';
import { shortHash } from '../hash-words.ts';
import { hashes, lockOf, worklog } from '../lock-example.ts';
import { lockRule } from '../rule.ts';

/** A pin that moved while the content it vouches for did not. */
export const lockMovedAlone = lockRule({
  id: 'lock-moved-alone',
  severity: 'warning',
  summary: 'A pin moves together with the content it is for.',
  why: 'What the new pin vouches for is not in the change under review: it came in unlocked earlier, or is not here at all.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  mend: 'Find out what the new pin vouches for. Where the lock is to follow the content, run `skillgate lock` and commit it together with the change.',
  fails:
    lockOf(hashes.worklog, [], 'before/') +
    worklog('Writes a daily work log.', 'before/') +
    lockOf(hashes.daily, [], 'after/') +
    worklog('Writes a daily work log.', 'after/'),
  passes:
    lockOf(hashes.worklog, [], 'before/') +
    worklog(undefined, 'before/') +
    lockOf(hashes.daily, [], 'after/') +
    worklog('Writes a daily work log.', 'after/'),
  *check({ entry, skill, before, was }) {
    if (!before || !skill || !was) return;
    const moved = movedPins(before, entry).find(({ to }) => {
      const digest = skill.digests.get(to.algorithm);
      return digest !== undefined && digest === was.digests.get(to.algorithm);
    });
    if (!moved) return;
    const { from, to } = moved;
    const digest = skill.digests.get(to.algorithm);
    const [then, now] = [from.value, to.value].map((value) => value === digest);
    yield {
      message: `Pin of ${quoted(entry.id)} moved to ${shortHash(to.value)} although its content did not change; it ${then ? 'matched' : 'did not match'} at base and ${now ? 'matches' : 'does not match'} now.`,
      at: to.at,
      was: from.at,
      about: [entry.id, from.value, to.value].join('\0'),
      before: from.value,
      after: to.value,
    };
  },
});
