import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A feature was removed. */
export const featureRemoved = changeRule({
  id: 'feature-removed',
  category: 'interface',
  summary: 'Reports removed features.',
  why: 'Installing the skill with the feature fails, and so do skills that depend on it with the feature.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'feature', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  message: (change) => msg`Feature ${itemName(change)} was removed. Installations with it fail.`,
  invalid: twoTomls(
    `
      [features]
      eks = { description = "Clusters", default = true }
      iam = { description = "Policies", default = false }
    `,
    `
      [features]
      eks = { description = "Clusters", default = true }
    `,
  ),
  valid: twoTomls(
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
});
