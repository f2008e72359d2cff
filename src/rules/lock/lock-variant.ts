import { matchingVariant } from '../../locks/verify-entry.ts';
import { quote } from '../../model/value/format-value.ts';
import { computed, skillsLockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { copySuffix } from '../support/locks/lock-drift.ts';
import { shortHash } from '../words/hash-words.ts';

/** A pin that matches only by a variant of its hash algorithm. */
export const lockVariant = lockRule({
  id: 'lock-variant',
  severity: 'note',
  summary: 'Every pin is the hash that the current version of its tool computes.',
  why: 'The tool computes another hash than the one in its lock, and treats the skill as changed.',
  source: 'skills-lock.json: `computedHash`.',
  howToFix:
    'The message names the cause. To keep the line endings of files, put `.agents/skills/** text eol=lf` into .gitattributes. Then install the skill again with the tool that writes the lock, and commit the lock.',
  invalid: skillsLockOf(computed.crlf) + worklog(undefined, '.agents/'),
  valid: skillsLockOf(computed.worklog) + worklog(undefined, '.agents/'),
  *check({ entry, target, targets, skill }) {
    for (const pin of target?.pins ?? []) {
      if (target?.digestOf(pin) === pin.value) continue;
      const variant = matchingVariant(pin, skill);
      if (!variant?.isAccepted) continue;
      const subject = `${quote(entry.id)}${copySuffix({ targets, skill })}`;
      yield {
        message: `${subject} matches its pin ${shortHash(pin.value)} only ${variant.how}: ${variant.cause}.`,
        at: pin.at,
        about: [entry.id, pin.value, variant.algorithm].join('\0'),
      };
    }
  },
});
