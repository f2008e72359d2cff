import { changedPins, matchingVariant, pinKey } from '../../locks/verify-entry.ts';
import type { Draft } from '../../model/finding.ts';
import type { LockEntry, Pin } from '../../model/lock.ts';
import {
  code,
  count,
  type Message,
  msg,
  namePart,
  nothing,
  pathPart,
  volatile,
  words,
} from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { wordList } from '../../model/text/word-list.ts';
import { redactCredentials } from '../../syntax/url.ts';
import { hashes, lockedAtBase, lockedSkill } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { copySuffix } from '../support/locks/lock-drift.ts';
import { shortHash } from '../words/hash-words.ts';
import { transition } from '../words/transition.ts';

export const lockMoved = lockRule({
  id: 'lock-moved',
  severity: 'note',
  summary: 'Reports lock entries that changed.',
  why: 'A changed entry accepts other content than before. The reviewer sees every such entry in one list.',
  source: 'ADR-003, Consequences: "Pinned protos need updates when skills change".',
  howToFix: 'If the change is not intended, restore the lock.',
  asksNothing: true,
  invalid: lockedAtBase + lockedSkill(hashes.daily, 'Writes a daily work log.'),
  valid: lockedAtBase + lockedSkill(hashes.worklog),
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
    const message = msg`Lock entry of ${namePart(entry.id)}${part} changed: ${step}.`;
    const notes = [
      ...(oldVersion === newVersion
        ? []
        : [{ message: msg`Locked version: ${transition(oldVersion, newVersion)}.` }]),
      ...(more > 0 ? [{ message: msg`${count(more, 'more file')} of it changed.` }] : []),
    ];
    const about = [entry.id, from.value, to.value].join('\0');
    yield { message, notes, at: to.at, was: from.at, about, before: from.value, after: to.value };
  },
});

/** Fields that say where the content of an entry is from. */
const originFields = wordList(`
  source sourceUrl sourceType skillPath repo_url
  ref pinnedRef resolved_ref resolved_commit commit reference resolved digest
`);

/** What an entry says of its origin now, with the hashes of another one, or as a branch. A record is a claim. */
function* movedOrigins(before: LockEntry, entry: LockEntry): Iterable<Draft> {
  const isSame = haveSamePins(before, entry);
  for (const name of originFields) {
    const [from, to] = [before.fields?.get(name), entry.fields?.get(name)];
    if (!from || !to || from.value === to.value) continue;
    const isLoosened = isCommit(from.value) && !isCommit(to.value);
    if (!isSame && !isLoosened) continue;
    const step = transition(redactCredentials(from.value), redactCredentials(to.value));
    const subject = msg`${code(name)} of lock entry ${namePart(entry.id)}`;
    yield {
      message: isLoosened
        ? msg`${subject} is no longer a commit: ${step}.`
        : msg`${subject} changed without its hash: ${step}.`,
      help: isLoosened
        ? msg`Name the commit again.`
        : msg`Install the skill again from there, or restore ${code(name)}.`,
      at: to.at,
      was: from.at,
      about: [entry.id, name, 'origin'].join('\0'),
      before: redactCredentials(from.value),
      after: redactCredentials(to.value),
    };
  }
}

function haveSamePins(before: LockEntry, entry: LockEntry): boolean {
  const known = new Set(before.pins.map((pin) => `${pinKey(pin)}\0${pin.value}`));
  const isSame = before.pins.length === entry.pins.length && before.pins.length > 0;
  return isSame && entry.pins.every((pin) => known.has(`${pinKey(pin)}\0${pin.value}`));
}

function isCommit(revision: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(revision);
}

export const lockMovedAlone = lockRule({
  id: 'lock-moved-alone',
  severity: 'warning',
  summary:
    'Reports lock entries whose hash changed without their skill, or whose origin without their hash.',
  why: 'The content of the new entry is not part of this change: it was merged earlier, or is not in the repository.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix:
    'Find out what content the new entry describes. To follow the content, run `skillaccord lock FILE` and commit both together.',
  invalid:
    lockedSkill(hashes.worklog, 'Writes a daily work log.', 'before/') +
    lockedSkill(hashes.daily, 'Writes a daily work log.'),
  valid: lockedAtBase + lockedSkill(hashes.daily, 'Writes a daily work log.'),
  *check({ entry, target, skill, before, baseTarget, baseSkill, targets }) {
    if (before && target === (targets[0] ?? null)) yield* movedOrigins(before, entry);
    if (!before || !target || !baseTarget) return;
    const moved = changedPins(baseTarget.pins, target.pins).find(({ to }) => {
      const digest = target.digestOf(to);
      return digest !== undefined && digest === baseTarget.digestOf(to);
    });
    if (!moved) return;
    const { from, to } = moved;
    const matchesPin = (pin: Pin, of: Skill | null) =>
      target.digestOf(pin) === pin.value || matchingVariant(pin, of)?.isAccepted === true;
    const [matchedAtBase, matchesNow] = [matchesPin(from, baseSkill), matchesPin(to, skill)];
    // The same content with the tool's current hash algorithm.
    if (matchedAtBase && matchesNow) return;
    const name = msg`${namePart(entry.id)}${copySuffix({ targets, skill })}`;
    yield {
      ...describeMove(name, matchedAtBase, matchesNow),
      at: to.at,
      was: from.at,
      about: [entry.id, from.value, to.value].join('\0'),
      before: from.value,
      after: to.value,
    };
  },
});

function describeMove(name: Message, matchedBefore: boolean, matchesNow: boolean) {
  if (matchesNow) {
    const message = msg`Lock entry of ${name} corrected without a change of the skill.`;
    return { message, help: msg`Check that the earlier change was reviewed.` };
  }
  const match = words(matchedBefore ? 'no longer matches' : 'still does not match');
  return {
    message: msg`Lock entry of ${name} changed alone and ${match}.`,
    help: msg`Find out what content the new entry describes.`,
  };
}
