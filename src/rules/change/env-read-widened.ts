import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { wideVariableRemark } from '../support/breadth-remarks.ts';
import { allowsMore, firstRemark, formatEntries } from '../support/toml-item.ts';

/** The skill may read more environment variables. */
export const envReadWidened = changeRule({
  id: 'env-read-widened',
  category: 'privilege',
  summary: '`capabilities.env_read` does not gain what no entry of it covers.',
  why: 'The skill may read what stands in more variables, secrets perhaps.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to read environment variables.',
      fields: ['capabilities.env_read'],
    },
  ],
  on: { kind: 'power' },
  when: allowsMore('env_read'),
  grade: { bump: 'major' },
  direction: 'power',
  basis: { document: 'skill.toml contract', quote: 'Permission to read environment variables.' },
  power: 'widened',
  message: (change) =>
    `env_read gained ${formatEntries(change)}, which the skill may read from now on${firstRemark(change, wideVariableRemark)}.`,
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
