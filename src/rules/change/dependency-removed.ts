import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A required dependency was removed. */
export const dependencyRemoved = changeRule({
  id: 'dependency-removed',
  category: 'requirement',
  summary: 'Reports removed required dependencies.',
  why: 'Nothing breaks: one skill fewer is installed.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Required skills', fields: ['dependencies'] },
  ],
  on: { kind: 'dependency', action: 'removed' },
  when: ({ before }) => !isSet(before, 'optional'),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Required skills' },
  message: (change) => msg`Dependency ${itemName(change)} was removed.`,
  invalid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
    '',
  ),
  valid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
    `
      [dependencies]
      "core.shell" = ">=1.0"
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `,
  ),
});
