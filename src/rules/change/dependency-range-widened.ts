import { isUnbounded } from '../../contract/coverage/ranges.ts';
import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version range of a dependency was widened. */
export const dependencyRangeWidened = changeRule({
  id: 'dependency-range-widened',
  category: 'requirement',
  summary: 'Reports widened version ranges of dependencies.',
  why: 'Nothing breaks: the skill fits more versions of the dependency.',
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'widened' },
  when: ({ to }) => !isUnbounded(String(to)),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'version range of {} widened',
  message: (change) =>
    msg`Version range of ${itemName(change)} was widened: ${valueTransition(change)}.`,
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
