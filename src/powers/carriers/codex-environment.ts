import type { Trigger } from '../../model/power.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { text } from '../../model/value/value.ts';
import type { FieldReader } from '../carrier.ts';
import { command } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** An empty script runs nothing: the app writes one where there is none. */
const script =
  (trigger: Trigger): FieldReader =>
  (field, place) =>
    text(field.value)?.trim() === '' ? {} : command(trigger)(field, place);

const scripts = (part: string) =>
  ['script', 'darwin.script', 'linux.script', 'win32.script']
    .map((field) => `${part}.${field}`)
    .join(', ');

/** How the Codex app sets up a worktree, and what its buttons run. */
export const codexEnvironment = tableCarrier({
  id: 'codex-environment',
  paths: ['.codex/environments/*.toml'],
  client: 'Codex',
  format: 'toml',
  consequence: 'Codex sets no worktree up',
  rows: [
    ...grants('run', scripts('setup'), 'runs the script in each new worktree', {
      read: script({ start: 'event', event: 'worktree' }),
      example: { setup: { script: './setup.sh', win32: { script: './setup.ps1' } } },
    }),
    ...grants('run', scripts('cleanup'), 'runs the script before a worktree goes', {
      read: script({ start: 'event', event: 'cleanup' }),
      example: { cleanup: { script: './stop.sh' } },
    }),
    ...grants('run', 'actions[].command', 'runs the command of a button', {
      read: script({ start: 'typed' }),
      example: { actions: [{ name: 'Run', icon: 'run', command: './serve.sh' }] },
      without: { actions: [] },
    }),
    ...harmless('version name actions[].name actions[].icon actions[].platform'),
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isEnvironment =
      path.endsWith('.toml') &&
      nameOf(folder) === 'environments' &&
      nameOf(folderOf(folder)) === '.codex';
    return isEnvironment ? { kind: 'repository', root: folderOf(folderOf(folder)) } : null;
  },
  sample: { path: '.codex/environments/environment.toml' },
});
