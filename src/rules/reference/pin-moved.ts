import type { Note } from '../../model/finding.ts';
import { code, msg, namePart, words } from '../../model/message.ts';
import type { Reference } from '../../model/proto.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { shortHash } from '../words/hash-words.ts';

const pinned = (hash: string, folder: string) =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${hash}`, folder);

/** The pins of a reference with their names in fingerprints, which never change. */
const pinKeys = [
  ['hash', 'hash'],
  ['minVersion', 'minimum'],
] as const;

/** A changed pin of a proto, for reviewers. */
export const pinMoved = referenceRule({
  id: 'pin-moved',
  severity: 'note',
  asksNothing: true,
  summary: 'Reports references whose pinned hash or version changed.',
  why: 'A changed pin runs other content than before. The reviewer sees every such pin in one list.',
  source: 'ADR-003, Consequences: "Pinned protos need updates when skills change".',
  howToFix: 'Restore the pin if the change is not intended.',
  invalid:
    pinned(usedHashes.first, 'before/') +
    usedSkill('1.0.0', 'before/') +
    pinned(usedHashes.second, 'after/') +
    usedSkill('1.1.0', 'after/'),
  valid:
    pinned(usedHashes.first, 'before/') +
    usedSkill('1.0.0', 'before/') +
    pinned(usedHashes.first, 'after/') +
    usedSkill('1.0.0', 'after/'),
  *check({ reference, before, skill }) {
    if (!before) return;
    // A hash replaced by a version is reported as a removed pin.
    const isReported = before.hash && !reference.hash && skill && !reference.hasInvalidPin;
    for (const [key, fingerprintKey] of pinKeys) {
      const [from, to] = [before[key], reference[key]];
      if (!to || from?.value === to.value || (!from && isReported)) continue;
      const pin = (value: string) => (key === 'hash' ? shortHash(value) : code(value));
      const label = words(key === 'hash' ? 'Pin' : 'Minimum version');
      const step = from
        ? msg`changed: ${pin(from.value)} to ${pin(to.value)}`
        : msg`is new: ${pin(to.value)}`;
      yield {
        message: msg`${label} of ${namePart(reference.id)} ${step}.`,
        notes: from ? [] : replacedPins(before, reference),
        at: to.at,
        was: from?.at ?? before.at,
        about: [reference.id, fingerprintKey, from?.value ?? '', to.value].join('\0'),
        before: from?.value ?? null,
        after: to.value,
      };
    }
  },
});

/** The pin that a new one replaces. */
function replacedPins(before: Reference, { hash, minVersion }: Reference): readonly Note[] {
  if (before.hash && !hash)
    return [{ message: msg`It replaces ${shortHash(before.hash.value)}.`, at: before.hash.at }];
  if (!before.minVersion || minVersion) return [];
  const message = msg`It replaces ${code(before.minVersion.value)} or later.`;
  return [{ message, at: before.minVersion.at }];
}
