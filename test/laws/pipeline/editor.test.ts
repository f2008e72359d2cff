import { expect, test } from 'vitest';
import type { Session } from '../../../src/lsp/session.ts';
import { exampleTree } from '../../../src/tasks/example-tree.ts';
import { caseKinds, sidesOfCases } from '../support/case-changes.ts';
import { editedPaths, sessionOn, shown, wholeRun } from '../support/editor.ts';
import { spread } from '../support/seeds.ts';

type Files = Readonly<Record<string, string>>;

/** Skills of no case. */
const others = Object.fromEntries(
  ['first', 'second', 'third'].map((name) => [
    `elsewhere/skills/${name}-of-others/SKILL.md`,
    `---\nname: ${name}-of-others\ndescription: Does what no case does.\n---\n\n# Others\n`,
  ]),
);

/** The changes of the cases of one kind, and the files with which an editor leads from one side to the other. */
function editsOf(kind: string) {
  const changes = sidesOfCases(kind).filter(({ isChange }) => isChange);
  return spread(changes, 6).map(({ name, ...sides }) => {
    const [before, after] = [sides.before, sides.after] as [Files, Files];
    const paths = editedPaths(before, after);
    const base: Files = { ...others, ...before };
    const end: Files = { ...others, ...after };
    const start: Files = {
      ...end,
      ...Object.fromEntries(paths.map((path) => [path, base[path] ?? ''])),
    };
    return { name, paths, base, start, end };
  });
}

/** Edits files one after the other; false where the files were to be read again as a whole. */
async function editAll(session: Session, paths: readonly string[], files: Files): Promise<boolean> {
  for (const path of paths)
    if (!(await session.edit(path, Buffer.from(files[path] ?? '')))) return false;
  return true;
}

test.each(caseKinds)('edits to the cases of %s show what a whole run finds', async (kind) => {
  for (const { name, paths, base, start, end } of editsOf(kind)) {
    for (const tree of [exampleTree(base), null]) {
      const session = await sessionOn(exampleTree(start), tree);
      const before = shown(session.findings);
      if (!(await editAll(session, paths, end))) continue;
      const where = `${name}, ${tree ? 'with' : 'without'} a base`;
      const found = shown(await wholeRun(exampleTree(end), tree));
      expect(shown(session.findings), where).toEqual(found);
      await editAll(session, paths, start);
      expect(shown(session.findings), `${where}, taken back`).toEqual(before);
    }
  }
});
