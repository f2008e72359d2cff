import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { wideVariableRemark } from '../support/breadth-remarks.ts';
import { allowsMore, firstRemark, formatEntries, formatOldEntries } from '../support/toml-item.ts';

/** The skill may read more environment variables. */
export const envReadWidened = changeRule({
  id: 'env-read-widened',
  category: 'privilege',
  summary: '`capabilities.env_read` gains no entry that the old ones do not cover.',
  why: 'The skill may read more variables, and secrets may be among them.',
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
  phrase: 'the skill can read more variables',
  message: (change) =>
    `The skill may now read ${formatEntries(change)}: \`env_read\` allows this (before: ${formatOldEntries(change)})${firstRemark(change, wideVariableRemark)}.`,
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
