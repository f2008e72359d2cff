import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';
import { itemName } from '../words/words.ts';

/** A dependency is used without a feature that it had at base. */
export const dependencyFeatureRemoved = changeRule({
  id: 'dependency-feature-removed',
  category: 'requirement',
  summary: 'A feature of a dependency that goes comes with a patch version step.',
  why: 'Nothing breaks; the skill asks for less of the other one.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'With feature flags',
      fields: ['dependencies.*.features'],
    },
  ],
  on: { kind: 'dependency', action: 'changed', facet: 'features', verdict: 'narrowed' },
  grade: { bump: 'patch' },
  direction: 'environment',
  basis: { document: 'skill.toml contract', quote: 'With feature flags' },
  message: (change) =>
    `Dependency ${itemName(change)} is no longer asked for with feature ${formatEntries(change)}.`,
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
