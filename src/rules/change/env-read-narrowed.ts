import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { allowsLess, formatEntries } from '../support/toml-item.ts';

/** The skill may read fewer environment variables. */
export const envReadNarrowed = changeRule({
  id: 'env-read-narrowed',
  category: 'privilege',
  summary: 'Reports entries removed from `capabilities.env_read`.',
  why: 'Nothing breaks for the client: the skill may do less.',
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
  phrase: '`env_read` narrowed',
  message: (change) => msg`${code('env_read')} no longer lists ${formatEntries(change)}.`,
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
