import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A feature is no longer enabled by default. */
export const featureDefaultDisabled = changeRule({
  id: 'feature-default-disabled',
  category: 'interface',
  summary: 'Reports features that are now off by default.',
  why: 'Installations that name no features lose it.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Features can be enabled/disabled at install time',
      fields: ['features.*.default'],
    },
  ],
  on: { kind: 'feature', action: 'changed', facet: 'default' },
  when: ({ before }) => isSet(before, 'default'),
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'skill.toml contract',
    quote: 'Features can be enabled/disabled at install time',
  },
  phrase: 'feature {} off by default',
  message: (change) => msg`Feature ${itemName(change)} is now off by default.`,
  invalid: twoTomls(
    `
      [features]
      eks = { description = "Clusters", default = true }
    `,
    `
      [features]
      eks = { description = "Clusters", default = false }
    `,
  ),
  valid: twoTomls(
    `
      [features]
      iam = { description = "Policies", default = false }
    `,
    `
      [features]
      iam = { description = "Policies", default = true }
    `,
  ),
});
