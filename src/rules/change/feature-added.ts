import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A feature was added. */
export const featureAdded = changeRule({
  id: 'feature-added',
  category: 'interface',
  summary: 'Reports new features.',
  why: 'Nothing breaks: users can choose more.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'New features, backward compatible',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'feature', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'New features, backward compatible' },
  message: (change) => msg`New feature ${itemName(change)}.`,
  invalid: twoTomls(
    `
      [features]
      eks = { description = "Clusters", default = true }
    `,
    `
      [features]
      eks = { description = "Clusters", default = true }
      iam = { description = "Policies", default = false }
    `,
  ),
  valid: twoTomls(
    `
      [features]
      eks = { description = "Clusters", default = true }
      iam = { description = "Policies", default = false }
    `,
    `
      [features]
      iam = { description = "Policies", default = false }
      eks = { description = "Clusters", default = true }
    `,
  ),
});
