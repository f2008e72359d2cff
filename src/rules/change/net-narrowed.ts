import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { allowsLess, formatEntries } from '../support/toml-item.ts';

/** The skill may access fewer domains. */
export const netNarrowed = changeRule({
  id: 'net-narrowed',
  category: 'privilege',
  summary: 'Fewer entries in `capabilities.network` need a patch bump.',
  why: 'Nothing breaks for the host: the skill may do less.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to make network requests.',
      fields: ['capabilities.network'],
    },
  ],
  on: { kind: 'power' },
  when: allowsLess('network'),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Permission to make network requests.' },
  powerVerdict: 'narrowed',
  phrase: 'the skill can reach fewer network hosts',
  message: (change) =>
    `\`network\` no longer allows ${formatEntries(change)}: the skill may reach fewer hosts than before.`,
  invalid: twoTomls(
    `
      [capabilities]
      network = ["*.amazonaws.com", "amazonaws.com"]
    `,
    `
      [capabilities]
      network = ["*.amazonaws.com"]
    `,
  ),
  valid: twoTomls(
    `
      [capabilities]
      network = ["*.amazonaws.com"]
    `,
    `
      [capabilities]
      network = ["*.amazonaws.com", "s3.amazonaws.com"]
    `,
  ),
});
