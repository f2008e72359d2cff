import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version range of a dependency was narrowed. */
export const dependencyRangeNarrowed = changeRule({
  id: 'dependency-range-narrowed',
  category: 'requirement',
  summary: 'Reports narrowed version ranges of dependencies.',
  why: 'The skill no longer fits some installed versions of the dependency.',
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'narrowed' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'version range of {} narrowed',
  message: (change) =>
    msg`Version range of ${itemName(change)} was narrowed: ${valueTransition(change)}.`,
  invalid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
    `
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `,
  ),
  valid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
    `
      [dependencies]
      "core.shell" = ">=1.0.0"
    `,
  ),
});
