import { isUnbounded } from '../../contract/coverage/ranges.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version range of a dependency was widened. */
export const dependencyRangeWidened = changeRule({
  id: 'dependency-range-widened',
  category: 'requirement',
  summary: 'A widened version range of a dependency needs a patch bump.',
  why: 'Nothing breaks: the skill fits more versions of the other one.',
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'widened' },
  when: ({ to }) => !isUnbounded(String(to)),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the skill accepts more versions of {}',
  message: (change) =>
    `The skill accepts more versions of dependency ${itemName(change)}: ${valueTransition(change)}.`,
  invalid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `,
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
      "core.shell" = ">=1.0,<2.0"
    `,
  ),
});
