import { isSet } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A feature is now enabled by default. */
export const featureDefaultEnabled = changeRule({
  id: 'feature-default-enabled',
  category: 'interface',
  summary: 'A feature that becomes on by default needs a minor bump.',
  why: 'Installations that choose no features now get it.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Features can be enabled/disabled at install time',
      fields: ['features.*.default'],
    },
  ],
  on: { kind: 'feature', action: 'changed', facet: 'default' },
  when: ({ after }) => isSet(after, 'default'),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'skill.toml contract',
    quote: 'Features can be enabled/disabled at install time',
  },
  phrase: 'feature {} is now on by default',
  message: (change) =>
    `Feature ${itemName(change)} is now on by default. Installations that choose no features now get it.`,
  invalid: twoTomls(
    `
      [features]
      iam = { description = "Policies", default = false }
    `,
    `
      [features]
      iam = { description = "Policies", default = true }
    `,
  ),
  valid: twoTomls(
    `
      [features]
      eks = { description = "Clusters", default = true }
    `,
    `
      [features]
      eks = { description = "Clusters" }
    `,
  ),
});
