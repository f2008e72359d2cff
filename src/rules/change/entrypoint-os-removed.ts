import { isProse } from '../../contract/coverage/command-line.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

const systemWords: ReadonlyMap<string, string> = new Map([
  ['unix', 'on Linux and macOS'],
  ['windows', 'on Windows'],
]);

/** An operation lost its entrypoint for an operating system. */
export const entrypointOsRemoved = changeRule({
  id: 'entrypoint-os-removed',
  category: 'requirement',
  summary: 'A removed entrypoint needs a major bump.',
  why: 'Callers on that system can no longer use the operation.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Keys: `unix` (Linux/macOS) and `windows`.',
      fields: ['operations.*.entrypoints'],
    },
  ],
  on: { kind: 'entrypoint', action: 'removed' },
  when: ({ before }) => !isProse(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'Skill Manifest v2', quote: 'Keys: `unix` (Linux/macOS) and `windows`.' },
  phrase: 'the {name} command of {owner} was removed',
  message: (change) =>
    `The ${entrypointName(change)} was removed: callers can no longer run the operation ${systemWords.get(change.before?.name ?? '') ?? 'through it'}.`,
  invalid: twoOperations(
    {
      entrypoints: {
        unix: ['bash', 'scripts/memory.sh'],
        windows: ['powershell.exe', '-File', 'scripts/memory.sh'],
      },
    },
    { entrypoints: { unix: ['bash', 'scripts/memory.sh'] } },
  ),
  valid: twoOperations(
    {
      entrypoints: {
        unix: ['bash', 'scripts/memory.sh'],
        windows: ['powershell.exe', '-File', 'scripts/memory.sh'],
      },
    },
    {
      entrypoints: {
        unix: ['bash', 'scripts/memory.sh'],
        windows: ['powershell.exe', '-File', 'scripts/memory.sh'],
      },
    },
  ),
});
