import { camel, requireId } from './names.js';
import { blankSteps, lastSteps } from './steps.js';
import { blank, insertAfter, withSortedLine } from './text.js';

/** A fix. */
export function fix(_root, name) {
  const id = requireId(name, 'the fix an id');
  const code = `import type { Fix } from './fix.ts';

const rule = 'TODO: the id of the rule whose fault it corrects';

/** TODO: what it writes, and instead of what. */
export const ${camel(id)}: Fix = {
  id: '${id}',
  title: 'TODO: what becomes of what.',
  rules: [rule],
  plan({ findings }) {
    const fixes = findings
      .filter((finding) => finding.rule === rule)
      .map(({ at }) => {
        const start: number = ${blank('where the text to replace begins in the file')};
        const end: number = ${blank('and where it ends')};
        const edits = [{ start, end, text: 'TODO: the right text' }];
        return { rule, at, description: 'TODO: the thing: what was done to it', edits };
      });
    return { fixes, unfixed: [] };
  },
};
`;
  const example = `TODO: what is corrected, in a sentence.
-- skills/pdf/SKILL.md --
---
name: pdf
description: Fills PDF forms.
---
-- fixed/skills/pdf/SKILL.md --
TODO: the same file, corrected by hand
`;
  return {
    files: { [`src/fixes/${id}.ts`]: code, [`test/fixes/${id}.txt`]: example },
    edits: {
      'src/fixes/index.ts': withSortedLine(`export { ${camel(id)} } from './${id}.ts';`),
      'docs/command-line.md': insertAfter(
        /^\| What it does \| Rules \|\n\|[-|]+\n(\| .*\n)+/m,
        '| TODO: the title of the fix | [`TODO: the rule`](rules/RULE.md) |\n',
      ),
    },
    steps: [
      ...blankSteps(),
      [
        'Write the edits until the file is what you wrote by hand under fixed/.',
        `npx vitest run test/tasks/fix-cases.test.ts -t ${id} --hideSkippedTests`,
      ],
      ['Its rule is there, and the page has its row.', 'npx vitest run test/tasks/fix.test.ts'],
      ...lastSteps(id),
    ],
  };
}
