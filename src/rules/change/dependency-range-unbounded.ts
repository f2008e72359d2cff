import { isUnbounded } from '../../contract/coverage/ranges.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version range of a dependency became unlimited. */
export const dependencyRangeUnbounded = changeRule({
  id: 'dependency-range-unbounded',
  category: 'privilege',
  summary: 'A version range of a dependency does not become `*`.',
  why: 'Every version of the other skill can be installed, with all its permissions.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Any version', fields: ['dependencies.*.version'] },
  ],
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'widened' },
  when: ({ to }) => isUnbounded(String(to)),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Any version' },
  powerVerdict: 'transitive',
  phrase: 'the skill accepts any version of {}',
  message: (change) =>
    `The skill now accepts any version of dependency ${itemName(change)}: ${valueTransition(change)}. Versions with other permissions can then be installed unseen. Write a range with an upper limit, such as \`>=1.0,<2.0\`.`,
  invalid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `,
    `
      [dependencies]
      "core.shell" = "*"
    `,
  ),
  valid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `,
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
  ),
});
