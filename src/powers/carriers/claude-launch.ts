import { get, items, source, type Table, text } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { clientFile } from '../clients/client-file.ts';
import { joinWords } from '../support/command-words.ts';
import { pinOf } from '../support/program-line.ts';
import { opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const withOne = (configuration: Readonly<Record<string, string | object>>) => ({
  configurations: [{ name: 'web', ...configuration }],
});

/** The servers that Claude Code starts to show what it made. */
export const claudeLaunch = tableCarrier({
  id: 'claude-launch',
  paths: ['.claude/launch.json'],
  client: 'Claude Code',
  format: 'jsonc',
  consequence: 'Claude Code starts no server for a preview',
  rows: [
    ...within('configurations[]', [
      ...grants('run', 'runtimeExecutable', 'runs the program for a preview', {
        example: withOne({ runtimeExecutable: './serve.sh' }),
      }),
      ...grants('run', 'program', 'runs the file with Node.js for a preview', {
        example: withOne({ program: 'serve.js' }),
      }),
      ...grants('settings', 'env', 'sets variables for the program', {
        read: opaque(),
        example: withOne({ env: { NODE_OPTIONS: '--require ./x.js' } }),
      }),
      ...harmless('runtimeArgs args cwd name port autoPort url'),
    ]),
    ...harmless('$schema version autoVerify'),
  ],
  unitOf: clientFile('.claude/launch.json'),
  readWhole: readConfigurations,
  sample: { path: '.claude/launch.json' },
});

function readConfigurations(root: Table): Partial<CarrierResult> {
  return {
    grants: items(get(root, 'configurations')).flatMap((configuration): readonly Grant[] => {
      const [runtime, program] = [
        get(configuration, 'runtimeExecutable'),
        get(configuration, 'program'),
      ];
      const first = runtime ?? program;
      if (!first) return [];
      const words = [
        runtime ? source(runtime) : 'node',
        ...items(get(configuration, 'runtimeArgs')).map(source),
        ...(program ? [source(program)] : []),
        ...items(get(configuration, 'args')).map(source),
      ].map((word) => word ?? '');
      const line = joinWords(words);
      return [
        {
          kind: 'run',
          feature: 'background-program',
          subject: `preview ${text(get(configuration, 'name')) ?? ''}`,
          scope: line,
          reach: source(first) === undefined ? 'unknown' : 'one',
          trigger: { start: 'model' },
          pin: pinOf(line),
          command: words,
          cwd: text(get(configuration, 'cwd')),
          at: first.at,
        },
      ];
    }),
  };
}
