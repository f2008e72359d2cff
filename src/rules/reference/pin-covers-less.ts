import { selectFiles } from '../../hash/ignore/select.ts';
import { contentHash, type Skill } from '../../model/skill.ts';
import { quote } from '../../model/value/format-value.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { uncoveredWords } from '../support/lock-cover.ts';
import { pluralize } from '../words/words.ts';

const notes = (folder: string) => `-- ${folder}skills/worklog/notes.md --\nn\n`;
const pinned = (hash: string, folder: string) =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${hash}`, folder) + usedSkill('1.0.0', folder);
const before = pinned(usedHashes.notes, 'before/') + notes('before/');
const after = pinned(usedHashes.first, 'after/');

/** A pin of a proto that vouches for less than at base, while what it no longer covers is still there. */
export const pinCoversLess = referenceRule({
  id: 'pin-covers-less',
  severity: 'warning',
  summary:
    'Every pin of a proto covers the files it covered at base, as far as they are still there, and every file that arrives.',
  why: 'What a pin no longer covers may change unseen, while the proto still counts as pinned.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix:
    'Take the line that leaves the files out back from `.skillignore`, and pin the hash that `skillaccord hash` prints then. Where files are to go unpinned, a reviewer has to know.',
  invalid: `${before}${after}${notes('after/')}-- after/skills/worklog/.skillignore --\nnotes.md\n`,
  valid: before + after,
  *check({ reference: { id, hash }, skill, before, baseSkill }) {
    if (!hash || !skill || !baseSkill || contentHash(skill) !== hash.value) return;
    const coveredNames = new Set(covered(skill));
    const known = new Set(baseSkill.files.map(({ name }) => name));
    const [pin, held] = [{ ...hash, algorithm: 'content', field: 'content_hash' }, before?.hash];
    const once = new Set(contentHash(baseSkill) === held?.value ? covered(baseSkill) : []);
    const left = skill.files.map(({ name }) => name).filter((name) => !coveredNames.has(name));
    const uncovered = left.filter((name) => once.has(name));
    if (uncovered.length > 0) {
      const message = `The pin of ${quote(id)} covers fewer files than at base: .skillignore takes out ${uncoveredWords(skill, [pin], uncovered)}, which nothing verifies any more.`;
      yield { message, at: hash.at, was: held?.at, about: [id, ...uncovered].join('\0') };
    }
    const come = left.filter((name) => name !== '.skillignore' && !known.has(name));
    if (come.length > 0) {
      const message = `The pin of ${quote(id)} does not cover ${pluralize(come.length, 'file')} that base did not have: ${uncoveredWords(skill, [pin], come)}. Nothing verifies ${come.length === 1 ? 'it' : 'them'}.`;
      yield { message, at: hash.at, about: [id, 'new', ...come].join('\0') };
    }
  },
});

function covered({ files, ignore = null }: Skill): readonly string[] {
  return selectFiles(files, ignore).map(({ name }) => name);
}
