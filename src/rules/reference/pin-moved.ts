import type { Reference } from '../../model/proto.ts';
import { quote } from '../../model/value/format-value.ts';
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
  summary: 'No pin of a proto differs from base.',
  why: 'A changed pin makes the proto run other content than before: the reviewer sees every such pin in one list.',
  source: 'ADR-003, Consequences: "Pinned protos need updates when skills change".',
  howToFix: 'Nothing, if the change is intended. Otherwise restore the pin.',
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
      const formatPin = (value: string) => (key === 'hash' ? shortHash(value) : value);
      const step = from
        ? `changed from ${formatPin(from.value)} to ${formatPin(to.value)}`
        : `is new: ${formatPin(to.value)}${replacedPin(before, reference)}`;
      const label = key === 'hash' ? 'The pin' : 'The minimum version';
      yield {
        message: `${label} of ${quote(reference.id)} ${step}.`,
        at: to.at,
        was: from?.at ?? before.at,
        about: [reference.id, fingerprintKey, from?.value ?? '', to.value].join('\0'),
        before: from?.value ?? null,
        after: to.value,
      };
    }
  },
});

/** A suffix with the replaced pin. */
function replacedPin(before: Reference, { hash, minVersion }: Reference): string {
  if (before.hash && !hash) return `, in place of ${shortHash(before.hash.value)}`;
  return before.minVersion && !minVersion
    ? `, in place of ${before.minVersion.value} or later`
    : '';
}
