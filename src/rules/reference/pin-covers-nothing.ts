import { selectFiles } from '../../hash/ignore/select.ts';
import { contentHash } from '../../model/skill.ts';
import { quote } from '../../model/value/format-value.ts';
import { hashes } from '../examples/lock.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { formatList } from '../words/words.ts';

const pinned = (hash: string) =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${hash}`) + usedSkill();

/** A pin of a proto that covers no file of its skill, or not its manifest. */
export const pinCoversNothing = referenceRule({
  id: 'pin-covers-nothing',
  severity: 'warning',
  summary: 'Every pin of a proto covers the manifest of its skill.',
  why: 'The instructions for agents may change unnoticed, while the proto counts as pinned.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix:
    'Remove the line of `.skillignore` that excludes the manifest, and pin the hash that `skillaccord hash` then prints.',
  invalid: `${pinned(hashes.nothing)}-- skills/worklog/.skillignore --\n*\n`,
  valid: pinned(usedHashes.first),
  *check({ reference: { id, hash }, skill }) {
    if (!hash || !skill || contentHash(skill) !== hash.value) return;
    const covered = selectFiles(skill.files, skill.ignore ?? null);
    const paths = new Set(covered.map(({ path }) => path));
    const uncovered = skill.files.filter(({ path }) => skill.texts.has(path) && !paths.has(path));
    if (uncovered.length === 0) return;
    const names = uncovered.map(({ name }) => name);
    const text =
      paths.size === 0
        ? 'covers no file, because `.skillignore` excludes all of them: nothing verifies the skill. Exclude fewer files, and pin the hash that `skillaccord hash` then prints.'
        : `does not cover ${formatList(names)}: \`.skillignore\` excludes it. Nothing verifies the instructions for agents.`;
    const message = `The pin of ${quote(id)} ${text}`;
    yield { message, at: hash.at, about: [id, ...names].join('\0') };
  },
});
