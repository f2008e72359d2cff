import { isProse } from '../../contract/coverage/command-line.ts';
import { msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

/** An operation lost its entrypoint for an operating system. */
export const entrypointOsRemoved = changeRule({
  id: 'entrypoint-os-removed',
  category: 'requirement',
  summary: 'Reports removed entrypoints.',
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
  phrase: '{name} command of {owner} removed',
  message: (change) => msg`${entrypointName(change)} was removed.`,
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
