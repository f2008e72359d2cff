import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version range of a dependency was narrowed. */
export const dependencyRangeNarrowed = changeRule({
  id: 'dependency-range-narrowed',
  category: 'requirement',
  summary: 'A narrowed version range of a dependency needs a minor bump.',
  why: 'Where another version of the other skill is installed, the skill no longer fits.',
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'narrowed' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'the skill accepts fewer versions of {}',
  message: (change) =>
    `The skill accepts fewer versions of dependency ${itemName(change)}: ${valueTransition(change)}. Where a version outside the new range is installed, it has to be replaced.`,
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
