import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An optional dependency became required. */
export const dependencyOptionalToRequired = changeRule({
  id: 'dependency-optional-to-required',
  category: 'privilege',
  summary: 'Reports dependencies that became required.',
  why: 'Installing the skill also installs the dependency, with its permissions.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Required skills',
      fields: ['dependencies.*.optional'],
    },
  ],
  on: { kind: 'dependency', action: 'changed', facet: 'optional' },
  when: ({ before }) => isSet(before, 'optional'),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Required skills' },
  powerVerdict: 'transitive',
  message: (change) =>
    msg`Dependency ${itemName(change)} is now required. Installing the skill installs it too.`,
  invalid: twoTomls(
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `,
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = false }
    `,
  ),
  valid: twoTomls(
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = false }
    `,
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `,
  ),
});
