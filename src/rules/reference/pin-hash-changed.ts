import { changedFiles } from '../../hash/changed-files.ts';
import { code, list, msg, namePart, pathPart } from '../../model/message.ts';
import { contentHash } from '../../model/skill.ts';
import { describeUnhashed, submoduleCommits } from '../../model/unhashed.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';

/** A reference pinned to a hash that the skill does not have. */
export const pinHashChanged = referenceRule({
  id: 'pin-hash-changed',
  severity: 'error',
  summary: 'Reports skills that differ from the hash that a reference pins.',
  why: 'A pinned run rejects other content, or runs content that nobody reviewed for it.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix: 'Write the new hash if the change is intended, or restore the files.',
  invalid:
    stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`) + usedSkill('1.1.0'),
  valid: stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`) + usedSkill(),
  *check({ reference: { id, hash }, skill, baseSkill }) {
    if (!skill || !hash) return;
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
