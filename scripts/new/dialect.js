import { camel, requireId } from './names.js';
import { blankSteps, lastSteps } from './steps.js';
import { blank, insertAfter, insertBefore, withSortedLine } from './text.js';

/** A dialect in a fenced block of a SKILL.md. */
export function dialect(_root, name) {
  const id = requireId(name, 'the dialect an id');
  const code = `import type { Dialect } from '../dialect.ts';
import { ItemCollector, manifestLocation } from '../skill-manifest-v2/item-collector.ts';
import { readBlock } from '../skill-manifest-v2/read-block.ts';

const id = '${id}';

/** The keys that have items, or none because they name and version the skill. */
const knownKeys: readonly string[] = ['id', 'version'];

/** TODO: the format, and where its manifest is. */
export const ${camel(id)}: Dialect = {
  id,
  title: 'TODO: the name of the format',
  source: 'TODO: the document that defines the format',
  part: id,
  nameField: 'id',
  powers: ${blank('the keys that declare permissions, with the policy keys that limit them, or {}')},
  claim: (carrier) => readBlock(id, id, carrier),
  extract({ root }) {
    const collector = new ItemCollector(id);
    collector.add('manifest', '', id, [], manifestLocation(root));
    collector.addNames(${blank('the kind (src/model/contract.ts)')}, root, 'TODO: a key that callers rely on');
    collector.addUnknown(root, knownKeys);
    return collector.facts(root);
  },
};
`;
  const example = `TODO: what the case shows, in a sentence.
-- skills/pdf/SKILL.md --
---
name: pdf
description: Fills PDF forms.
---
\`\`\`${id}
{ "id": "pdf", "version": "1.0.0" }
\`\`\`
`;
  return {
    files: {
      [`src/dialects/${id}/${id}.ts`]: code,
      [`test/cases/${id}/minimal.txt`]: example,
    },
    edits: {
      'src/dialects/index.ts': withSortedLine(`export { ${camel(id)} } from './${id}/${id}.ts';`),
      'src/dialects/block-names.ts': insertBefore(/\] as const/, `, '${id}'`),
      'test/laws/support/maximal.ts': insertBefore(
        /^ {2}'manifest-v1 and /m,
        `  '${id}': {
    ...none,
    front,
    blocks: {
      '${id}': { id: 'worklog', version: '1.0.0', 'TODO: every other field': 'a right value' },
    },
  },
`,
      ),
      'docs/formats.md': (page) =>
        insertBefore(
          /^## Several formats in one skill$/m,
          `## ${id}\n\nTODO: the format by an example, what states the name and the version, and what callers rely on.\n\n`,
        )(
          insertAfter(
            /^(\| \[`[\w-]+`\].*\n)+/m,
            `| [\`${id}\`](#${id}) | a fenced \`${id}\` block of a SKILL.md | TODO: when it applies |\n`,
          )(page),
        ),
    },
    steps: [
      ...blankSteps(),
      [
        'Every edit of the skill with all fields is a change that a rule claims, and has a way back.',
        `npx vitest run test/laws/contract/duality.test.ts test/laws/dialects/totality.test.ts -t ${id} --hideSkippedTests`,
      ],
      [
        'Write cases: each item added, removed and changed; a manifest that cannot be read; permissions.',
        '$EDITOR test/cases/',
      ],
      [
        'For misspelt keys and wrong shapes write a JSON Schema with the name of the dialect.',
        `$EDITOR schemas/${id}.schema.json && npx vitest run test/project/schemas.test.ts`,
      ],
      ...lastSteps(id),
    ],
  };
}
