import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';
import { itemName } from '../words/words.ts';

/** A dependency is used without a feature that it had at base. */
export const dependencyFeatureRemoved = changeRule({
  id: 'dependency-feature-removed',
  category: 'requirement',
  summary: 'A removed feature of a dependency needs a patch bump.',
  why: 'Nothing breaks: the skill needs less of the other one.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'With feature flags',
      fields: ['dependencies.*.features'],
    },
  ],
  on: { kind: 'dependency', action: 'changed', facet: 'features', verdict: 'narrowed' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'With feature flags' },
  phrase: 'the skill needs fewer features of dependency {}',
  message: (change) =>
    `Dependency ${itemName(change)} is now installed with fewer features: without ${formatEntries(change)}.`,
  invalid: twoTomls(
    `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks", "iam"] }
    `,
    `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks"] }
    `,
  ),
  valid: twoTomls(
    `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks"] }
    `,
    `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks", "iam"] }
    `,
  ),
});
