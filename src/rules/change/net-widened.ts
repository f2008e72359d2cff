import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { wideDomainRemark } from '../support/breadth-remarks.ts';
import { allowsMore, firstRemark, formatEntries, formatOldEntries } from '../support/toml-item.ts';

/** The skill may access more domains. */
export const netWidened = changeRule({
  id: 'net-widened',
  category: 'privilege',
  summary: '`capabilities.network` lists no new hosts.',
  why: 'The skill may send data to more hosts.',
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
  phrase: 'the skill can reach more network hosts',
  message: (change) =>
    `\`network\` now allows ${formatEntries(change)}: the skill may send data there (before: ${formatOldEntries(change)})${firstRemark(change, wideDomainRemark)}.`,
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
