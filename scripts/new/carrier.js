import { camel, requireId } from './names.js';
import { blankSteps, lastSteps } from './steps.js';
import { withSortedLine } from './text.js';

/** A carrier of powers that is a JSON file with a command. */
export function carrier(_root, name) {
  const id = requireId(name, 'the carrier an id');
  const code = `import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, text } from '../../model/value/value.ts';
import type { Carrier, Grant } from '../carrier.ts';
import { combine } from '../support/carried.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';

const known: ReadonlySet<string> = new Set(['$schema', 'TODO: every key with a known meaning']);

/** TODO: whose file it is, and what it is for. */
export const ${camel(id)}: Carrier = {
  id: '${id}',
  title: 'TODO: the file, as in \`hooks.json\` of a plugin',
  client: 'TODO: the client that reads it',
  // TODO: one entry for each field that grants a power, and one example for each kind
  fields: [{ field: 'command', kind: 'run', grants: 'TODO: what the field grants, as a clause' }],
  unitOf(path) {
    // TODO: which paths it reads, and which unit has the powers (UnitPlace in ../carrier.ts)
    return nameOf(path) === '${id}.json' ? { kind: 'plugin', root: folderOf(path) } : null;
  },
  read({ path, text: written }) {
    const { root, faults } = readJson(path, written, {
      consequence: 'TODO: what the client does with a file that it cannot read',
    });
    if (!root) return combine({ faults });
    const value = get(root, 'command');
    const command = text(value);
    if (!value) return combine({ unread: unreadFields(root, known) });
    const grant: Grant = {
      ...{ kind: 'run', feature: 'helper-command', scope: command ?? '', subject: 'command' },
      // TODO: when the power takes effect (Start in src/model/power.ts)
      ...{ trigger: { start: 'enabled' }, at: value.at },
      reach: command === undefined ? 'unknown' : 'one',
    };
    return combine({ unread: unreadFields(root, known), grants: [grant] });
  },
  examples: [
    {
      kind: 'run',
      scope: 'TODO: a part of what the example grants',
      // TODO: the smallest tree that grants it, the same without it, and another spelling of the first
      granting: { 'p/${id}.json': '{"command": "make setup"}\\n' },
      without: { 'p/${id}.json': '{}\\n' },
      respelled: [{ 'p/${id}.json': '{\\n  "command": "make setup"\\n}\\n' }],
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
        'Read the fields until each example is gained, lost and respelled without a change.',
        `npx vitest run test/laws/carriers.test.ts -t ${id} --hideSkippedTests`,
      ],
      ...lastSteps(id),
    ],
  };
}
