import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';
import { itemName } from '../words/words.ts';

/** A dependency is used without a feature that it had before. */
export const dependencyFeatureRemoved = changeRule({
  id: 'dependency-feature-removed',
  category: 'requirement',
  summary: 'Reports removed features of dependencies.',
  why: 'Nothing breaks: the skill needs less of the dependency.',
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
  phrase: 'fewer features of {}',
  message: (change) =>
    msg`Features of dependency ${itemName(change)} were removed: ${formatEntries(change)}.`,
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
