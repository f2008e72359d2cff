import { camel, requireId } from './names.js';
import { blankSteps, lastSteps } from './steps.js';
import { blank, withSortedLine } from './text.js';

/** A carrier of powers that is a JSON file with a command. */
export function carrier(_root, name) {
  const id = requireId(name, 'the carrier an id');
  const code = `import { clientFile } from '../clients/client-file.ts';
import { command } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** TODO: whose file it is, and what it is for. */
export const ${camel(id)} = tableCarrier({
  id: '${id}',
  paths: ['TODO: where it lies, as in <plugin>/hooks.json'],
  client: 'TODO: the client that reads it',
  format: 'json',
  consequence: 'TODO: what the client does with a file that it cannot read',
  rows: [
    // A row for each field: its kind of power, what it grants as a clause, a reader, and a file in which it grants.
    ...grants(${blank('the kind of power (PowerKind in src/model/power.ts)')}, 'TODO: the field', 'TODO: what it grants', {
      read: command(),
      example: { TODO: 'the smallest file that grants it' },
    }),
    ...harmless('TODO: the fields that grant nothing'),
  ],
  unitOf: clientFile('TODO: the path of the file in a repository'),
  sample: { path: 'TODO: the path of the file in a repository' },
});
`;
  const example = `TODO: what the case shows, in a sentence.
-- before/p/${id}.json --
TODO: the file without the power
-- after/p/${id}.json --
TODO: the file with it
`;
  return {
    files: { [`src/powers/carriers/${id}.ts`]: code, [`test/cases/powers/${id}.txt`]: example },
    edits: {
      'src/powers/index.ts': withSortedLine(`export { ${camel(id)} } from './carriers/${id}.ts';`),
    },
    steps: [
      ...blankSteps(),
      [
        'Read the fields until each example is gained, lost and spelled otherwise without a change.',
        `npx vitest run test/laws/powers/carriers.test.ts -t ${id} --hideSkippedTests`,
      ],
      ...lastSteps(id),
    ],
  };
}
