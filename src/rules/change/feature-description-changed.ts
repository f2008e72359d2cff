import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueChange } from '../words/words.ts';

/** The description of a feature changed. */
export const featureDescriptionChanged = changeRule({
  id: 'feature-description-changed',
  category: 'documentation',
  summary: 'Reports changed descriptions of features.',
  why: 'Users choose among features by their descriptions.',
  on: { kind: 'feature', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'description of feature {} changed',
  message: (change) => msg`Description of feature ${itemName(change)} ${valueChange(change)}.`,
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
