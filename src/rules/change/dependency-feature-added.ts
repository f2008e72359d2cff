import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';
import { itemName } from '../words/words.ts';

/** A dependency is used with an additional feature. */
export const dependencyFeatureAdded = changeRule({
  id: 'dependency-feature-added',
  category: 'requirement',
  summary: 'An added feature of a dependency needs a minor bump.',
  why: 'The other skill is installed with more than before.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'With feature flags',
      fields: ['dependencies.*.features'],
    },
  ],
  on: { kind: 'dependency', action: 'changed', facet: 'features', verdict: 'widened' },
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'With feature flags' },
  phrase: 'the skill needs more features of dependency {}',
  message: (change) =>
    `Dependency ${itemName(change)} is now installed with more features: ${formatEntries(change)}.`,
  invalid: twoTomls(
    `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks"] }
    `,
    `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks", "iam"] }
    `,
  ),
  valid: twoTomls(
    `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks", "iam"] }
    `,
    `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks"] }
    `,
  ),
});
