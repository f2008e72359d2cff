import { selectFiles } from '../../hash/ignore/select.ts';
import { code, list, msg, namePart, pathPart, words } from '../../model/message.ts';
import { contentHash, type Skill } from '../../model/skill.ts';
import { hashes } from '../examples/lock.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { describeUncovered, ignoreAdvice } from '../support/locks/lock-cover.ts';

const notes = (folder: string) => `-- ${folder}skills/worklog/notes.md --\nn\n`;
const pinnedIn = (hash: string, folder: string) =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${hash}`, folder) + usedSkill('1.0.0', folder);
const before = pinnedIn(usedHashes.notes, 'before/') + notes('before/');
const after = pinnedIn(usedHashes.first, 'after/');

export const pinCoversLess = referenceRule({
  id: 'pin-covers-less',
  severity: 'warning',
  summary: 'Reports pinned hashes that no longer cover all files of their skill.',
  why: 'Files outside the hash may change unnoticed, while the skill still looks pinned.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix:
    'Remove the line of `.skillignore` that excludes the files, or remove the files, and write the hash that `skillaccord hash` prints.',
  invalid: `${before}${after}${notes('after/')}-- after/skills/worklog/.skillignore --\nnotes.md\n`,
  valid: before + after,
  *check({ reference: { id, hash }, skill, before, baseSkill }) {
    if (!hash || !skill || !baseSkill || contentHash(skill) !== hash.value) return;
    const coveredNames = new Set(coveredFiles(skill));
    const baseNames = new Set(baseSkill.files.map(({ name }) => name));
    const [pin, basePin] = [{ ...hash, algorithm: 'content', field: 'content_hash' }, before?.hash];
    const coveredAtBase = new Set(
      contentHash(baseSkill) === basePin?.value ? coveredFiles(baseSkill) : [],
    );
    const uncoveredNames = skill.files
      .map(({ name }) => name)
      .filter((name) => !coveredNames.has(name));
    const uncovered = uncoveredNames.filter((name) => coveredAtBase.has(name));
    if (uncovered.length > 0) {
      const message = msg`Pin of ${namePart(id)} no longer covers ${describeUncovered(skill, [pin], uncovered)}.`;
      const help = ignoreAdvice(msg`pin the hash of ${code('skillaccord hash')}`);
      yield { message, help, at: hash.at, was: basePin?.at, about: [id, ...uncovered].join('\0') };
    }
    const newNames = uncoveredNames.filter(
      (name) => name !== '.skillignore' && !baseNames.has(name),
    );
    if (newNames.length > 0) {
      const files = words(newNames.length === 1 ? 'new file' : 'new files');
      const message = msg`Pin of ${namePart(id)} does not cover ${files} ${describeUncovered(skill, [pin], newNames)}.`;
      yield { message, at: hash.at, about: [id, 'new', ...newNames].join('\0') };
    }
  },
});

function coveredFiles({ files, ignore = null }: Skill): readonly string[] {
  return selectFiles(files, ignore).map(({ name }) => name);
}

const pinnedTo = (hash: string) =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${hash}`) + usedSkill();

export const pinCoversNothing = referenceRule({
  id: 'pin-covers-nothing',
  severity: 'warning',
  summary: 'Reports pinned hashes that do not cover the manifest of their skill.',
  why: 'The instructions for agents may change unnoticed, while the skill still looks pinned.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix:
    'Remove the line of `.skillignore` that excludes the manifest, and write the hash that `skillaccord hash` prints.',
  invalid: `${pinnedTo(hashes.nothing)}-- skills/worklog/.skillignore --\n*\n`,
  valid: pinnedTo(usedHashes.first),
  *check({ reference: { id, hash }, skill }) {
    if (!hash || !skill || contentHash(skill) !== hash.value) return;
    const covered = selectFiles(skill.files, skill.ignore ?? null);
    const paths = new Set(covered.map(({ path }) => path));
    const uncovered = skill.files.filter(({ path }) => skill.texts.has(path) && !paths.has(path));
    if (uncovered.length === 0) return;
    const names = uncovered.map(({ name }) => name);
    const message =
      paths.size === 0
        ? msg`Pin of ${namePart(id)} covers no file.`
        : msg`Pin of ${namePart(id)} does not cover ${list(names.map(pathPart))}.`;
    const areLinks = uncovered.every(({ kind }) => kind === 'symlink');
    const step = areLinks
      ? msg`Put the file itself there`
      : msg`Exclude fewer files in ${pathPart('.skillignore')}`;
    const help = msg`${step}, then pin the new hash.`;
    yield { message, help, at: hash.at, about: [id, ...names].join('\0') };
  },
});
