import { matchingVariant } from '../../locks/verify-entry.ts';
import { msg, namePart } from '../../model/message.ts';
import { computed, skillsLockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { copySuffix } from '../support/locks/lock-drift.ts';

/** A pin that matches only by a variant of its hash algorithm. */
export const lockVariant = lockRule({
  id: 'lock-variant',
  severity: 'note',
  summary: 'Reports lock entries that match only by a variant of their hash.',
  why: 'Its tool computes another hash today, and treats the skill as changed.',
  source: 'skills-lock.json: `computedHash`.',
  howToFix:
    'Put `.agents/skills/** text eol=lf` into .gitattributes. Then install the skill again with the tool that writes the lock, and commit the lock.',
  invalid: skillsLockOf(computed.crlf) + worklog(undefined, '.agents/'),
  valid: skillsLockOf(computed.worklog) + worklog(undefined, '.agents/'),
  *check({ entry, target, targets, skill }) {
    for (const pin of target?.pins ?? []) {
      if (target?.digestOf(pin) === pin.value) continue;
      const variant = matchingVariant(pin, skill);
      if (!variant?.isAccepted) continue;
      const name = msg`${namePart(entry.id)}${copySuffix({ targets, skill })}`;
      yield {
        message: msg`${name} matches its lock entry only ${variant.how}.`,
        help: variant.remedy,
        notes: [{ message: variant.cause }],
        at: pin.at,
        about: [entry.id, pin.value, variant.algorithm].join('\0'),
      };
    }
  },
});
