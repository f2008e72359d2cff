import { isSet } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatText, itemName } from '../words/words.ts';

/** A required dependency was added. */
export const dependencyAdded = changeRule({
  id: 'dependency-added',
  category: 'privilege',
  summary: 'A skill gains no required dependency.',
  why: 'Installing the skill installs another one too, with the permissions of that one.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Required skills', fields: ['dependencies'] },
  ],
  on: { kind: 'dependency', action: 'added' },
  when: ({ after }) => !isSet(after, 'optional'),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Required skills' },
  powerVerdict: 'transitive',
  message: (change) =>
    `Dependency ${itemName(change)} (${formatText(change.after, 'range')}) was added. Installing the skill now also installs the dependency, with all its permissions.`,
  invalid: twoTomls(
    '',
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
  ),
  valid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `,
  ),
});
