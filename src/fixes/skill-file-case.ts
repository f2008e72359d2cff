import { folderOf, join, nameOf } from '../model/text/path.ts';
import { type FileToFix, type Fix, nothing } from './fix.ts';

const rule = 'skill-file-case';

/** Gives a `skill.md` the name agents look for. */
export const skillFileCase: Fix = {
  id: 'skill-file-case',
  title: 'A manifest file called `skill.md` is renamed to `SKILL.md`.',
  rules: [rule],
  plan(file) {
    const { path, findings } = file;
    const found = findings.find((one) => one.rule === rule);
    if (!found) return nothing;
    const reason = obstacle(file);
    if (reason !== null) return { mends: [], left: [{ rule, at: { path }, reason }] };
    const renameTo = join(folderOf(path), 'SKILL.md');
    return {
      mends: [{ rule, at: { path }, done: 'renamed to SKILL.md', edits: [], renameTo }],
      left: [],
    };
  },
};

/** What stands in the way of the name; null where nothing does. */
function obstacle({ path, skill: { files } }: FileToFix): string | null {
  const others = files.filter(
    ({ name, path: other }) => name.toLowerCase() === 'skill.md' && other !== path,
  );
  const exact = others.some(({ name }) => name === 'SKILL.md');
  if (exact) return 'A SKILL.md lies beside it; which of the two counts is for people to say.';
  const [other] = others;
  if (!other) return null;
  return `"${nameOf(other.path)}" lies beside it; which of the two becomes SKILL.md is for people to say.`;
}
