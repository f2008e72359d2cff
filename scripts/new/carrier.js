import { camel, requireId } from './names.js';
import { blankSteps, lastSteps } from './steps.js';
import { blank, withSortedLine } from './text.js';

/** A carrier of powers that is a JSON file with a command. */
export function carrier(_root, name) {
  const id = requireId(name, 'the carrier an id');
  const code = `import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, text } from '../../model/value/value.ts';
import type { Carrier, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';

const known: ReadonlySet<string> = new Set(['$schema', 'TODO: every key with a known meaning']);

/** TODO: whose file it is, and what it is for. */
export const ${camel(id)}: Carrier = {
  id: '${id}',
  title: 'TODO: the file, as in \`hooks.json\` of a plugin',
  client: 'TODO: the client that reads it',
  // One entry for each field that grants a power.
  fields: [
    {
      field: 'TODO: the field',
      kind: ${blank('the kind of power (PowerKind in src/model/power.ts)')},
      description: 'TODO: what the field grants, as a clause',
    },
  ],
  unitOf(path) {
    if (nameOf(path) !== 'TODO: the name of its files') return null;
    return { kind: ${blank('the unit with the powers (UnnamedUnit in ../carrier.ts)')}, root: folderOf(path) };
  },
  read({ path, text: written }) {
    const { root, faults } = readJson(path, written, {
      consequence: 'TODO: what the client does with a file that it cannot read',
    });
    if (!root) return combine({ faults });
    const value = get(root, 'TODO: the field');
    const command = text(value);
    if (!value) return combine({ unread: unreadFields(root, known) });
    const grant: Grant = {
      kind: ${blank('the kind of power, as above')},
      feature: ${blank('the feature that rules choose it by (PowerFeature in src/model/power.ts)')},
      ...{ scope: command ?? '', subject: 'TODO: the field' },
      trigger: { start: ${blank('when it takes effect (Start in src/model/power.ts)')} },
      at: value.at,
      reach: command === undefined ? 'unknown' : 'one',
    };
    return combine({ unread: unreadFields(root, known), grants: [grant] });
  },
  examples: [
    {
      // One example for each kind.
      kind: ${blank('the kind of power')},
      scope: 'TODO: a part of what the example grants',
      granting: { 'TODO: the path': 'TODO: the smallest file that grants it' },
      without: { 'TODO: the path': 'TODO: the same file without it' },
      equivalents: [{ 'TODO: the path': 'TODO: the first file in another spelling' }],
    },
  ],
};
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
        `npx vitest run test/laws/carriers.test.ts -t ${id} --hideSkippedTests`,
      ],
      ...lastSteps(id),
    ],
  };
}
