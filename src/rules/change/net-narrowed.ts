import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { allowsLess, formatEntries } from '../support/toml-item.ts';

/** The skill may access fewer domains. */
export const netNarrowed = changeRule({
  id: 'net-narrowed',
  category: 'privilege',
  summary: 'Reports hosts removed from `capabilities.network`.',
  why: 'Nothing breaks for the host: the skill can reach fewer hosts.',
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
  phrase: 'fewer network hosts',
  message: (change) => msg`${code('network')} no longer allows ${formatEntries(change)}.`,
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
