import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { facetText, itemName } from '../words/words.ts';

/** A required dependency was added. */
export const dependencyAdded = changeRule({
  id: 'dependency-added',
  category: 'privilege',
  summary: 'Reports new required dependencies.',
  why: 'Installing the skill also installs the dependency, with its permissions.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Required skills', fields: ['dependencies'] },
  ],
  on: { kind: 'dependency', action: 'added' },
  when: ({ after }) => !isSet(after, 'optional'),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Required skills' },
  powerVerdict: 'transitive',
  message: (change) =>
    msg`New dependency ${itemName(change)} (${facetText(change.after, 'range')}). Installing the skill installs it too.`,
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
