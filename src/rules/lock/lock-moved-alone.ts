import { changedPins, matchingVariant } from '../../locks/verify-entry.ts';
import type { Pin } from '../../model/lock.ts';
import type { Skill } from '../../model/skill.ts';
import { quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { copySuffix } from '../support/locks/lock-drift.ts';
import { shortHash } from '../words/hash-words.ts';

/** A pin that changed although its content did not. */
export const lockMovedAlone = lockRule({
  id: 'lock-moved-alone',
  severity: 'warning',
  summary: 'A pin changes only together with its content.',
  why: 'The content of the new pin is not part of this change: it came in unlocked earlier, or is not in the repository.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix:
    'Find out which content the new pin describes. If the lock has to follow the content, run `skillaccord lock FILE` or the tool that wrote the lock, and commit it together with the change.',
  invalid:
    lockOf(hashes.worklog, [], 'before/') +
    worklog('Writes a daily work log.', 'before/') +
    lockOf(hashes.daily, [], 'after/') +
    worklog('Writes a daily work log.', 'after/'),
  valid:
    lockOf(hashes.worklog, [], 'before/') +
    worklog(undefined, 'before/') +
    lockOf(hashes.daily, [], 'after/') +
    worklog('Writes a daily work log.', 'after/'),
  *check({ entry, target, skill, before, baseTarget, baseSkill, targets }) {
    if (!before || !target || !baseTarget) return;
    const moved = changedPins(baseTarget.pins, target.pins).find(({ to }) => {
      const digest = target.digestOf(to);
      return digest !== undefined && digest === baseTarget.digestOf(to);
    });
    if (!moved) return;
    const { from, to } = moved;
    const matchesPin = (pin: Pin, of: Skill | null) =>
      target.digestOf(pin) === pin.value || matchingVariant(pin, of)?.isAccepted;
    const [matchedAtBase, matchesNow] = [matchesPin(from, baseSkill), matchesPin(to, skill)];
    // The same content with the tool's current hash algorithm.
    if (matchedAtBase && matchesNow) return;
    const subject = `${quote(entry.id)}${copySuffix({ targets, skill })}`;
    yield {
      message: `Only the pin of ${subject} changed, to ${shortHash(to.value)}; the skill did not. ${consequence(matchedAtBase, matchesNow)}`,
      at: to.at,
      was: from.at,
      about: [entry.id, from.value, to.value].join('\0'),
      before: from.value,
      after: to.value,
    };
  },
});

function consequence(matchedAtBase: unknown, matchesNow: unknown): string {
  if (matchesNow) {
    return 'The old pin did not match the skill, and the new one does: the skill was changed earlier, without its pin. Check that this earlier change was reviewed.';
  }
  const match = matchedAtBase
    ? 'The old pin matched its content, and the new one does not'
    : 'Neither pin matches its content';
  return `${match}: find out which content the new pin describes.`;
}
