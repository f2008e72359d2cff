import { selectFiles } from '../../hash/select.ts';
import { quoted } from '../../model/seen.ts';
import { contentHash, type Skill } from '../../model/skill.ts';
import { stepWith, usedHashes, usedSkill } from '../proto-example.ts';
import { referenceRule } from '../rule.ts';
import { listed } from '../words.ts';

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
    'Every pin of a proto covers the files it covered at base, as far as they are still there.',
  why: 'What a pin no longer covers may change unseen, while the proto still counts as pinned.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  mend: 'Take the line that leaves the files out back from `.skillignore`, and pin the hash that `skillgate hash` prints then. Where files are to go unpinned, a reviewer has to know.',
  fails: `${before}${after}${notes('after/')}-- after/skills/worklog/.skillignore --\nnotes.md\n`,
  passes: before + after,
  *check({ reference: { id, hash }, skill, before, was }) {
    if (!hash || !skill || !was || !before?.hash) return;
    if (contentHash(skill) !== hash.value || contentHash(was) !== before.hash.value) return;
    const there = new Set(skill.files.map(({ name }) => name));
    const now = new Set(covered(skill));
    const gone = covered(was).filter((name) => there.has(name) && !now.has(name));
    if (gone.length === 0) return;
    const message = `The pin of ${quoted(id)} covers fewer files than at base: .skillignore takes out ${listed(gone)}, which nothing verifies any more.`;
    yield { message, at: hash.at, was: before.hash.at, about: [id, ...gone].join('\0') };
  },
});

function covered({ files, ignore = null }: Skill): readonly string[] {
  return selectFiles(files, ignore).map(({ name }) => name);
}
