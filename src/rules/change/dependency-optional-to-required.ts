import { isSet } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An optional dependency became required. */
export const dependencyOptionalToRequired = changeRule({
  id: 'dependency-optional-to-required',
  category: 'privilege',
  summary: 'An optional dependency stays optional.',
  why: 'Installing the skill installs another one too, with the permissions of that one.',
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
    `Dependency ${itemName(change)} is now required and was optional. Installing the skill now also installs the dependency, with all its permissions.`,
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
