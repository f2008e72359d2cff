import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasName } from '../support/toml-item.ts';

/** Access to stored secrets was removed. */
export const secretsAccessDisabled = changeRule({
  id: 'secrets-access-disabled',
  category: 'privilege',
  summary: 'Reports skills that can no longer read stored secrets.',
  why: 'Nothing breaks for the host: the skill can do less.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'This is a high-risk capability.',
      fields: ['capabilities.secrets_access'],
    },
  ],
  on: { kind: 'power' },
  when: (change) => hasName('secrets_access')(change) && isSet(change.before, 'value'),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'This is a high-risk capability.' },
  powerVerdict: 'narrowed',
  phrase: 'no more access to secrets',
  message: () => msg`${code('secrets_access')} is no longer true.`,
  invalid: twoTomls(
    `
      [capabilities]
      secrets_access = true
    `,
    `
      [capabilities]
      secrets_access = false
    `,
  ),
  valid: twoTomls(
    '[capabilities]',
    `
      [capabilities]
      secrets_access = false
    `,
  ),
});
