import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange, itemName } from '../words/words.ts';

/** The description of a feature changed. */
export const featureDescriptionChanged = changeRule({
  id: 'feature-description-changed',
  category: 'documentation',
  summary: 'A changed description of a feature needs a patch bump.',
  why: 'Users choose among features by their descriptions.',
  on: { kind: 'feature', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the description of feature {} changed',
  message: (change) =>
    `The description of feature ${itemName(change)} ${describeValueChange(change)}.`,
  invalid: twoTomls(
    `
      [features]
      eks = { description = "Clusters", default = true }
    `,
    `
      [features]
      eks = { description = "Clusters of EKS", default = true }
    `,
  ),
  valid: twoTomls(
    `
      [features]
      eks = { description = "Clusters", default = true }
    `,
    `
      [features.eks]
      description = "Clusters"
      default = true
    `,
  ),
});
