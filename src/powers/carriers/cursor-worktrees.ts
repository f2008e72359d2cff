import type { FieldPlace, FieldReader } from '../carrier.ts';
import { clientFile } from '../clients/client-file.ts';
import { combine } from '../support/carrier-result.ts';
import { command } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const atWorktree = command({ start: 'event', event: 'worktree' });

/** A list has a command in each item. */
const eachCommand: FieldReader = (field, place: FieldPlace) => {
  const { value } = field;
  if (value.kind !== 'list') return atWorktree(field, place);
  return combine(...value.items.map((item) => atWorktree({ ...field, value: item }, place)));
};

/** The commands with which Cursor sets up a worktree of an agent. */
export const cursorWorktrees = tableCarrier({
  id: 'cursor-worktrees',
  paths: ['.cursor/worktrees.json'],
  client: 'Cursor',
  format: 'jsonc',
  consequence: 'Cursor sets no worktree up',
  rows: [
    ...grants(
      'run',
      'setup-worktree, setup-worktree-unix, setup-worktree-windows',
      'runs the commands in each worktree of an agent',
      { read: eachCommand, example: { 'setup-worktree': ['npm ci', 'make seed'] } },
    ),
    ...harmless('$schema'),
  ],
  unitOf: clientFile('.cursor/worktrees.json'),
  sample: { path: '.cursor/worktrees.json' },
});
