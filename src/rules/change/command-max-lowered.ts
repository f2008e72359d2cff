import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The maximum version of a command was lowered. */
export const commandMaxLowered = changeRule({
  id: 'command-max-lowered',
  category: 'requirement',
  summary: 'A maximum version of a command that is lowered comes with a major version step.',
  why: 'The skill does not run where the command has a version that was good enough before.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail, verdict }) => detail === 'lowered' && verdict === null,
  grade: { bump: 'major' },
  direction: 'environment',
  basis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  message: (change) =>
    `Command ${itemName(change)}: the maximum version was lowered (${valueTransition(change)}); the skill does not run with versions that did before.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
  ),
});
