import { facetValue, isSet } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone, itemName } from '../words/words.ts';

/** A required dependency was added. */
export const dependencyAdded = changeRule({
  id: 'dependency-added',
  category: 'privilege',
  summary: 'A skill does not gain a required dependency.',
  why: 'Installing the skill installs another one, with the powers of that one.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Required skills', fields: ['dependencies'] },
  ],
  on: { kind: 'dependency', action: 'added' },
  when: ({ after }) => !isSet(after, 'optional'),
  grade: { bump: 'minor' },
  direction: 'power',
  basis: { document: 'skill.toml contract', quote: 'Required skills' },
  power: 'transitive',
  message: (change) =>
    `Dependency ${itemName(change)} (${formatOrNone(facetValue(change.after, 'range'))}) was added; installing the skill brings it along, with its powers.`,
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
