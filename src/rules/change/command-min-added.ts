import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A minimum version of a command was added. */
export const commandMinAdded = changeRule({
  id: 'command-min-added',
  category: 'requirement',
  summary: 'A minimum version of a command that is added comes with a major version step.',
  why: 'The skill does not run where the command has a version that was good enough before.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail }) => detail === 'added',
  grade: { bump: 'major' },
  direction: 'environment',
  basis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  message: (change) =>
    `Command ${itemName(change)}: the minimum version was added (${valueTransition(change)}); the skill does not run with versions that did before.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
  ),
});
