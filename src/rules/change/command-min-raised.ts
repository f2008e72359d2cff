import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The minimum version of a command was raised. */
export const commandMinRaised = changeRule({
  id: 'command-min-raised',
  category: 'requirement',
  summary: 'A minimum version of a command that is raised comes with a major version step.',
  why: 'The skill does not run where the command has a version that was good enough before.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'raised' && verdict === null,
  grade: { bump: 'major' },
  direction: 'environment',
  basis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  message: (change) =>
    `Command ${itemName(change)}: the minimum version was raised (${valueTransition(change)}); the skill does not run with versions that did before.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
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
        commands: [{ cmd: git, min_version: "2.30" }]
    `,
  ),
});
