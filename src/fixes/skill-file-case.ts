import { code, type Message, msg } from '../model/message.ts';
import { folderOf, join, nameOf } from '../model/text/path.ts';
import { type FileToFix, type Fix, noFixes } from './fix.ts';

const rule = 'skill-file-case';

/** Renames `skill.md` to `SKILL.md`, the name that agents look for. */
export const skillFileCase: Fix = {
  id: 'skill-file-case',
  title: 'Renames `skill.md` to `SKILL.md`.',
  rules: [rule],
  plan(file) {
    const { path, findings } = file;
    const found = findings.find((finding) => finding.rule === rule);
    if (!found) return noFixes;
    const reason = renameObstacle(file);
    if (reason !== null) return { fixes: [], unfixed: [{ rule, at: { path }, reason }] };
    const renameTo = join(folderOf(path), 'SKILL.md');
    return {
      fixes: [{ rule, at: { path }, description: 'renamed to SKILL.md', edits: [], renameTo }],
      unfixed: [],
    };
  },
};

/** Why the file cannot be renamed; null if it can. */
function renameObstacle({ path, skill: { files } }: FileToFix): Message | null {
  const others = files.filter(
    ({ name, path: other }) => name.toLowerCase() === 'skill.md' && other !== path,
  );
  const hasExact = others.some(({ name }) => name === 'SKILL.md');
  if (hasExact) return msg`There is also a ${code('SKILL.md')}. Choose one of the two.`;
  const [other] = others;
  return other ? msg`There is also ${code(nameOf(other.path))}. Choose one of the two.` : null;
}
