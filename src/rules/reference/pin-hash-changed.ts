import { changedFiles } from '../../hash/changed-files.ts';
import { contentHash } from '../../model/skill.ts';
import { describeUnhashed, submoduleCommits } from '../../model/unhashed.ts';
import { formatNames, quote } from '../../model/value/format-value.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { shortHash } from '../words/hash-words.ts';

/** A reference pinned to a hash that the skill does not have. */
export const pinHashChanged = referenceRule({
  id: 'pin-hash-changed',
  severity: 'error',
  summary: 'The content of every skill matches the hash that protos pin.',
  why: 'A pinned proto refuses to run other content, or runs content that nobody pinned.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix:
    'If the change is intended, write the new hash from the message (or from `skillaccord hash`) into the proto. Otherwise restore the files.',
  invalid:
    stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`) + usedSkill('1.1.0'),
  valid: stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`) + usedSkill(),
  *check({ reference: { id, hash }, skill, baseSkill }) {
    if (!skill || !hash) return;
    const actual = contentHash(skill);
    if (actual === hash.value) return;
    const name = quote(id);
    const message =
      actual === ''
        ? `${name} has no hash to compare, because ${describeUnhashed(skill)}.`
        : `The proto pins ${name} to ${shortHash(hash.value)}, but the content is now ${actual}`;
    const matchedAtBase = baseSkill !== null && contentHash(baseSkill) === hash.value;
    const files = matchedAtBase ? changedFiles(baseSkill, skill) : [];
    const changed = files.length > 0 ? ` (${formatNames(files)})` : '';
    yield {
      message:
        actual === ''
          ? message
          : `${message}${matchedAtBase ? '. The skill changed since base' : ''}${changed}. Tools that verify the pin refuse the skill: if the change is intended, write the new hash into the proto.`,
      at: hash.at,
      about: [id, hash.value, actual, ...submoduleCommits(skill)].join('\0'),
      before: hash.value,
      after: actual === '' ? null : actual,
    };
  },
});
