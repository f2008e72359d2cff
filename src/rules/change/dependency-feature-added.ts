import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';
import { itemName } from '../words/words.ts';

/** A dependency is used with an additional feature. */
export const dependencyFeatureAdded = changeRule({
  id: 'dependency-feature-added',
  category: 'requirement',
  summary: 'Reports new features of dependencies.',
  why: 'The dependency is installed with more than before.',
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
  phrase: 'more features of {}',
  message: (change) =>
    msg`New features of dependency ${itemName(change)}: ${formatEntries(change)}.`,
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
