import { changedFiles } from '../../hash/changed-files.ts';
import type { Note } from '../../model/finding.ts';
import { code, list, msg, namePart, pathPart, words } from '../../model/message.ts';
import type { Reference } from '../../model/proto.ts';
import { contentHash } from '../../model/skill.ts';
import { describeUnhashed, submoduleCommits } from '../../model/unhashed.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { shortHash } from '../words/hash-words.ts';

const pinned = (hash: string, version = '1.0.0', folder = '') =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${hash}`, folder) + usedSkill(version, folder);
const pinnedAtBase = pinned(usedHashes.first, '1.0.0', 'before/');

export const pinHashChanged = referenceRule({
  id: 'pin-hash-changed',
  summary: 'Reports skills that differ from the hash that a reference pins.',
  why: 'A pinned run rejects other content, or runs content that nobody reviewed for it.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix: 'Write the new hash if the change is intended, or restore the files.',
  invalid: pinned(usedHashes.first, '1.1.0'),
  valid: pinned(usedHashes.first),
  *check({ reference: { id, hash }, skill, baseSkill, changedCopies }) {
    if (!skill || !hash) return;
    for (const { root } of changedCopies) {
      yield {
        message: msg`Copy of ${namePart(id)} in ${pathPart(root || '.')} differs from its pinned hash.`,
        help: msg`Restore it, or remove it.`,
        at: hash.at,
        about: [id, hash.value, root].join('\0'),
        before: hash.value,
      };
    }
    const actual = contentHash(skill);
    if (actual === hash.value) return;
    const matchedAtBase = baseSkill !== null && contentHash(baseSkill) === hash.value;
    const files = matchedAtBase && actual !== '' ? changedFiles(baseSkill, skill) : [];
    yield {
      message:
        actual === ''
          ? msg`Skill ${namePart(id)} has no hash: ${describeUnhashed(skill)}.`
          : msg`Skill ${namePart(id)} differs from its pinned hash.`,
      help: actual === '' ? undefined : msg`Write ${code(actual, 80)} if the change is intended.`,
      notes: files.length > 0 ? [{ message: msg`Changed: ${list(files.map(pathPart))}.` }] : [],
      at: hash.at,
      about: [id, hash.value, actual, ...submoduleCommits(skill)].join('\0'),
      before: hash.value,
      after: actual === '' ? null : actual,
    };
  },
});

/** The pins of a reference with their names in fingerprints, which never change. */
const pinKeys = [
  ['hash', 'hash'],
  ['minVersion', 'minimum'],
] as const;

export const pinMoved = referenceRule({
  id: 'pin-moved',
  severity: 'note',
  asksNothing: true,
  summary: 'Reports references whose pinned hash or version changed.',
  why: 'A changed pin runs other content than before. The reviewer sees every such pin in one list.',
  source: 'ADR-003, Consequences: "Pinned protos need updates when skills change".',
  howToFix: 'Restore the pin if the change is not intended.',
  invalid: pinnedAtBase + pinned(usedHashes.second, '1.1.0', 'after/'),
  valid: pinnedAtBase + pinned(usedHashes.first, '1.0.0', 'after/'),
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

export const pinRemoved = referenceRule({
  id: 'pin-removed',
  severity: 'warning',
  summary: 'Reports references that lost their pinned hash or version.',
  why: 'Without the pin, any content of the skill runs, and no check fails when it changes.',
  source: 'ADR-003, Proto Reference Modes: "Uses whatever version is currently deployed".',
  howToFix: 'Restore the pin.',
  invalid: pinnedAtBase + stepWith('skill: worklog', 'after/') + usedSkill('1.0.0', 'after/'),
  valid: pinnedAtBase + pinned(usedHashes.first, '1.0.0', 'after/'),
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
