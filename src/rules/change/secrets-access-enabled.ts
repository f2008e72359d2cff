import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasName } from '../support/toml-item.ts';

/** Access to stored secrets was added. */
export const secretsAccessEnabled = changeRule({
  id: 'secrets-access-enabled',
  category: 'privilege',
  summary: 'Reports `capabilities.secrets_access` that became true.',
  why: 'The skill can read the system keychain and the secret store of caro.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'This is a high-risk capability.',
      fields: ['capabilities.secrets_access'],
    },
  ],
  on: { kind: 'power' },
  when: (change) => hasName('secrets_access')(change) && isSet(change.after, 'value'),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'This is a high-risk capability.' },
  powerVerdict: 'widened',
  phrase: 'new access to secrets',
  message: () => msg`${code('secrets_access')} is now true. The skill can read stored secrets.`,
  invalid: twoTomls(
    `
      [capabilities]
      secrets_access = false
    `,
    `
      [capabilities]
      secrets_access = true
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
