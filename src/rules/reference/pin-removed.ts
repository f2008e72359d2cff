import { quote } from '../../model/value/format-value.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { shortHash } from '../words/hash-words.ts';

const pinned = (folder: string) =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`, folder) +
  usedSkill('1.0.0', folder);

/** A reference without its pin at base, or with a weaker one. */
export const pinRemoved = referenceRule({
  id: 'pin-removed',
  severity: 'warning',
  summary: 'Every reference of a proto keeps its pin.',
  why: 'Without the pin, the proto runs any content of the skill, and no check fails when it changes.',
  source: 'ADR-003, Proto Reference Modes: "Uses whatever version is currently deployed".',
  howToFix:
    'Restore the pin. If the reference is meant to be unpinned, a reviewer has to approve it.',
  invalid: pinned('before/') + stepWith('skill: worklog', 'after/') + usedSkill('1.0.0', 'after/'),
  valid: pinned('before/') + pinned('after/'),
  *check({ reference: { id, at, hash, minVersion, hasInvalidPin }, before, skill }) {
    // Missing skills and unreadable pins are reported by other rules.
    if (!before || !skill || hasInvalidPin) return;
    const removedPins = [
      ...(before.hash && !hash ? [{ pin: before.hash, words: shortHash(before.hash.value) }] : []),
      ...(before.minVersion && !minVersion && !hash
        ? [{ pin: before.minVersion, words: `${before.minVersion.value} or later` }]
        : []),
    ];
    for (const { pin, words } of removedPins) {
      const consequence = minVersion
        ? `the proto accepts any version from ${minVersion.value} on`
        : 'the proto accepts any content';
      const message = `${quote(id)} is no longer pinned to ${words}: ${consequence}.`;
      yield { message, at, was: pin.at, about: [id, pin.value].join('\0'), before: pin.value };
    }
  },
});
