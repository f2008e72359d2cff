import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { wideVariableRemark } from '../support/breadth-remarks.ts';
import { allowsMore, firstRemark, formatEntries, formatOldEntries } from '../support/toml-item.ts';

/** The skill may read more environment variables. */
export const envReadWidened = changeRule({
  id: 'env-read-widened',
  category: 'privilege',
  summary: 'Reports environment variables that `env_read` newly allows.',
  why: 'The skill can read more variables, and secrets may be among them.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to read environment variables.',
      fields: ['capabilities.env_read'],
    },
  ],
  on: { kind: 'power' },
  when: allowsMore('env_read'),
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'skill.toml contract',
    quote: 'Permission to read environment variables.',
  },
  powerVerdict: 'widened',
  phrase: '`env_read` grants more',
  message: (change) =>
    msg`${code('env_read')} now allows ${formatEntries(change)}.${firstRemark(change, wideVariableRemark)}`,
  notes: (change) => [{ message: msg`Before: ${formatOldEntries(change)}.` }],
  invalid: twoTomls(
    `
      [capabilities]
      env_read = ["AWS_*"]
    `,
    `
      [capabilities]
      env_read = ["AWS_*", "HOME"]
    `,
  ),
  valid: twoTomls(
    `
      [capabilities]
      env_read = ["AWS_*"]
    `,
    `
      [capabilities]
      env_read = ["AWS_*", "AWS_REGION"]
    `,
  ),
});
