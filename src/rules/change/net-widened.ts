import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { wideDomainRemark } from '../support/breadth-remarks.ts';
import { allowsMore, firstRemark, formatEntries, formatOldEntries } from '../support/toml-item.ts';

/** The skill may access more domains. */
export const netWidened = changeRule({
  id: 'net-widened',
  category: 'privilege',
  summary: 'Reports new hosts in `capabilities.network`.',
  why: 'The skill can send data to more hosts.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to make network requests.',
      fields: ['capabilities.network'],
    },
  ],
  on: { kind: 'power' },
  when: allowsMore('network'),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Permission to make network requests.' },
  powerVerdict: 'widened',
  phrase: 'more network hosts',
  message: (change) =>
    msg`${code('network')} now allows ${formatEntries(change)}.${firstRemark(change, wideDomainRemark)}`,
  notes: (change) => [{ message: msg`Allowed before: ${formatOldEntries(change)}.` }],
  invalid: twoTomls(
    `
      [capabilities]
      network = ["*.amazonaws.com"]
    `,
    `
      [capabilities]
      network = ["*.amazonaws.com", "amazonaws.com"]
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
