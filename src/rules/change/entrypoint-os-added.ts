import { isProse } from '../../contract/coverage/command-line.ts';
import { msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

/** An operation gained an entrypoint for another operating system. */
export const entrypointOsAdded = changeRule({
  id: 'entrypoint-os-added',
  category: 'requirement',
  summary: 'Reports new entrypoints.',
  why: 'Nothing breaks: callers on one more system can use the operation.',
  on: { kind: 'entrypoint', action: 'added' },
  when: ({ after }) => !isProse(after),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'new {name} command of {owner}',
  message: (change) => msg`New ${entrypointName(change)}.`,
  invalid: twoOperations(
    { entrypoints: { unix: ['bash', 'scripts/memory.sh'] } },
    {
      entrypoints: {
        unix: ['bash', 'scripts/memory.sh'],
        windows: ['powershell.exe', '-File', 'scripts/memory.sh'],
      },
    },
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
        windows: ['powershell.exe', '-File', 'scripts/memory.sh'],
        unix: ['bash', 'scripts/memory.sh'],
      },
    },
  ),
});
