import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { allowsLess, formatEntries } from '../support/toml-item.ts';

/** The skill may read fewer environment variables. */
export const envReadNarrowed = changeRule({
  id: 'env-read-narrowed',
  category: 'privilege',
  summary: '`capabilities.env_read` that loses an entry needs a patch bump.',
  why: 'Nothing breaks for the host: the skill may do less.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to read environment variables.',
      fields: ['capabilities.env_read'],
    },
  ],
  on: { kind: 'power' },
  when: allowsLess('env_read'),
  requires: { bump: 'patch' },
  bumpBasis: {
    document: 'skill.toml contract',
    quote: 'Permission to read environment variables.',
  },
  powerVerdict: 'narrowed',
  phrase: 'the skill can read fewer variables',
  message: (change) =>
    `\`env_read\` no longer lists ${formatEntries(change)}: the skill can read fewer variables than before.`,
  invalid: twoTomls(
    `
      [capabilities]
      env_read = ["AWS_*", "HOME"]
    `,
    `
      [capabilities]
      env_read = ["AWS_*"]
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
