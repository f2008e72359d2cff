import {
  type Field,
  get,
  items,
  type Json,
  source,
  type Table,
  text,
  type Value,
} from '../../model/value/value.ts';
import type { CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { clientFile } from '../clients/client-file.ts';
import { joinWords } from '../support/command-words.ts';
import { pinOf } from '../support/program-line.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const tasks = (command: Json, runOn: string): Json => ({
  version: '2.0.0',
  tasks: [{ label: 'watch', type: 'shell', command, runOptions: { runOn } }],
});

const rows: readonly FieldRow[] = [
  ...grants(
    'run',
    'tasks[].runOptions.runOn',
    '`folderOpen`: runs the task once the folder opens',
    {
      example: tasks('./watch.sh', 'folderOpen'),
      without: tasks('./watch.sh', 'default'),
    },
  ),
  // The other tasks run by hand, and the keys of each are those of the extension that runs it.
  ...harmless('<other> tasks[].<other> tasks[].runOptions.<other>'),
];

/** The tasks of a repository that VS Code starts by itself. */
export const vscodeTasks = tableCarrier({
  id: 'vscode-tasks',
  paths: ['.vscode/tasks.json'],
  client: 'VS Code',
  format: 'jsonc',
  consequence: 'VS Code runs none of its tasks',
  isShared: true,
  marks: /folderOpen|\\u/,
  rows,
  unitOf: clientFile('.vscode/tasks.json'),
  readWhole: readTasks,
  sample: { path: '.vscode/tasks.json' },
});

/** The tasks that run when the folder opens, and those that they depend on. */
function readTasks(root: Table): Partial<CarrierResult> {
  const all = items(get(root, 'tasks'));
  const labelled = new Map(all.map((task) => [labelOf(task), task]));
  const started = new Set(
    all.filter((task) => text(get(get(task, 'runOptions'), 'runOn')) === 'folderOpen'),
  );
  for (const task of started) {
    const needed = get(task, 'dependsOn');
    for (const name of needed?.kind === 'list' ? needed.items : needed ? [needed] : []) {
      const other = labelled.get(text(name) ?? '');
      if (other) started.add(other);
    }
  }
  return { grants: [...started].flatMap((task) => grantsOf(task, root)) };
}

function labelOf(task: Value): string {
  return text(get(task, 'label')) ?? text(get(task, 'taskName')) ?? '';
}

const systems = ['windows', 'osx', 'linux'];

/** The command of a task, which the file may say once for all, with those for single systems. */
function grantsOf(task: Value, root: Table): readonly Grant[] {
  const whole = [task, ...systems.flatMap((system) => get(task, system) ?? [])];
  const commands = whole.flatMap((part) => {
    const command = get(part, 'command') ?? (part === task ? get(root, 'command') : undefined);
    const args = get(part, 'args') ?? get(task, 'args');
    return command ? [{ command, args }] : [];
  });
  const subject = `task ${labelOf(task)}`;
  const base = { kind: 'run', feature: 'background-program', subject } as const;
  const trigger = { start: 'session', event: 'folderOpen' } as const;
  if (commands.length === 0) {
    const scope = ['type', 'script', 'task'].map((key) => text(get(task, key))).filter(Boolean);
    return scope.length === 0 && get(task, 'dependsOn')
      ? []
      : [{ ...base, trigger, scope: scope.join(' '), reach: 'one', at: task.at }];
  }
  return commands.map(({ command, args }) => {
    const words = [command, ...items(args)].map(wordOf);
    const [program = '', ...others] = words;
    const line = [program, joinWords(others)].join(' ').trim();
    const reach = line === '' ? 'unknown' : 'one';
    const cwd = text(get(get(task, 'options'), 'cwd'));
    return {
      ...base,
      trigger,
      scope: line,
      reach,
      pin: pinOf(line),
      command: line,
      cwd,
      at: command.at,
    };
  });
}

/** A word as text, or quoted as `{value, quoting}`. */
function wordOf(word: Field['value']): string {
  return source(word.kind === 'table' ? get(word, 'value') : word) ?? '';
}
