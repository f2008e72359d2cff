import { code, msg, namePart } from '../../model/message.ts';
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
  summary: 'Reports references that lost their pinned hash or version.',
  why: 'Without the pin, any content of the skill runs, and no check fails when it changes.',
  source: 'ADR-003, Proto Reference Modes: "Uses whatever version is currently deployed".',
  howToFix: 'Restore the pin.',
  invalid: pinned('before/') + stepWith('skill: worklog', 'after/') + usedSkill('1.0.0', 'after/'),
  valid: pinned('before/') + pinned('after/'),
  *check({ reference: { id, at, hash, minVersion, hasInvalidPin }, before, skill }) {
    // Missing skills and unreadable pins are reported by other rules.
    if (!before || !skill || hasInvalidPin) return;
    const removedPins = [
      ...(before.hash && !hash
        ? [{ pin: before.hash, shown: msg`${shortHash(before.hash.value)}` }]
        : []),
      ...(before.minVersion && !minVersion && !hash
        ? [{ pin: before.minVersion, shown: msg`${code(before.minVersion.value)} or later` }]
        : []),
    ];
    for (const { pin, shown } of removedPins) {
      const message = msg`Skill ${namePart(id)} is no longer pinned to ${shown}.`;
      yield { message, at, was: pin.at, about: [id, pin.value].join('\0'), before: pin.value };
    }
  },
});
