import type { Trigger } from '../../model/power.ts';
import { text } from '../../model/value/value.ts';
import type { Carrier, FieldRow } from '../carrier.ts';
import { inlineGrants } from '../clients/opencode-programs.ts';
import { exampleOf } from '../examples/example.ts';
import { inOpencode } from '../markdown/opencode-files.ts';
import { combine } from '../support/carrier-result.ts';
import { readFrontmatter, unreadableFrontmatter } from '../support/frontmatter.ts';
import { readTable } from '../table/read-table.ts';
import { grants, harmless } from '../table/row.ts';

const duringTurn: Trigger = { start: 'turn' };
const path = '.opencode/commands/st.md';

const rows: readonly FieldRow[] = [
  ...grants('run', '!<command in backticks>', 'runs the command each time the text is loaded'),
  ...grants('delegate', 'agent', 'the agent that does the work', {
    read: ({ value }) => ({
      grants: [
        {
          kind: 'delegate',
          feature: 'delegation',
          subject: 'agent',
          scope: text(value) ?? '',
          reach: text(value) === undefined ? 'unknown' : 'one',
          trigger: duringTurn,
          at: value.at,
        },
      ],
    }),
    example: { agent: 'build' },
  }),
  ...harmless('description model variant subtask'),
];

/** The commands of a repository for opencode. */
export const opencodeCommand: Carrier = {
  id: 'opencode-command',
  paths: ['.opencode/command/**/*.md', '.opencode/commands/**/*.md'],
  client: 'opencode',
  extensions: ['md'],
  rows,
  unitOf: (file) => inOpencode(file, 'command', ['command', 'commands']),
  read(source) {
    const file = readFrontmatter(source.path, source.text);
    const { frontmatter, isUnreadable, body } = file;
    const lines = inlineGrants(body.text, 'text', (start, end) => body.locate(start, end));
    const faults = isUnreadable ? [unreadableFrontmatter(file, source.path)] : [];
    const read = frontmatter
      ? readTable(frontmatter, rows, { source, client: 'opencode', isForPeople: true })
      : {};
    return combine({ grants: lines, faults }, read);
  },
  sample: { path, fields: { description: 'Shows the state.' } },
  examples: [
    exampleOf('run', 'git status', [
      { [path]: '---\ndescription: Shows the state.\n---\nLook: !`git status`\n' },
      { [path]: '---\ndescription: Shows the state.\n---\nLook: git status\n' },
      { [path]: '---\ndescription: "Shows the state."\n---\n\nLook at this: !`git status`\n' },
    ]),
  ],
};
