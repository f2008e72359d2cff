import { selectFiles } from '../../hash/ignore/select.ts';
import { list, msg, namePart, pathPart } from '../../model/message.ts';
import { contentHash } from '../../model/skill.ts';
import { hashes } from '../examples/lock.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';

const pinned = (hash: string) =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${hash}`) + usedSkill();

/** A pin of a proto that covers no file of its skill, or not its manifest. */
export const pinCoversNothing = referenceRule({
  id: 'pin-covers-nothing',
  severity: 'warning',
  summary: 'Reports pinned hashes that do not cover the manifest of their skill.',
  why: 'The instructions for agents may change unnoticed, while the skill still looks pinned.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix:
    'Remove the line of `.skillignore` that excludes the manifest, and write the hash that `skillaccord hash` prints.',
  invalid: `${pinned(hashes.nothing)}-- skills/worklog/.skillignore --\n*\n`,
  valid: pinned(usedHashes.first),
  *check({ reference: { id, hash }, skill }) {
    if (!hash || !skill || contentHash(skill) !== hash.value) return;
    const covered = selectFiles(skill.files, skill.ignore ?? null);
    const paths = new Set(covered.map(({ path }) => path));
    const uncovered = skill.files.filter(({ path }) => skill.texts.has(path) && !paths.has(path));
    if (uncovered.length === 0) return;
    const names = uncovered.map(({ name }) => name);
    yield {
      message:
        paths.size === 0
          ? msg`Pin of ${namePart(id)} covers no file.`
          : msg`Pin of ${namePart(id)} does not cover ${list(names.map(pathPart))}.`,
      help: msg`Exclude fewer files in ${pathPart('.skillignore')}, then pin the new hash.`,
      at: hash.at,
      about: [id, ...names].join('\0'),
    };
  },
});
