import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoCapabilities } from '../examples/sections.ts';
import { changeRule } from '../rule.ts';
import { hasName } from '../support/toml-item.ts';
import { skillTomlContract } from '../words/clauses.ts';

export const secretsAccessEnabled = changeRule({
  id: 'secrets-access-enabled',
  summary: 'Reports `capabilities.secrets_access` that became true.',
  why: 'The skill can read the system keychain and the secret store of caro.',
  enforces: [skillTomlContract('This is a high-risk capability.', 'capabilities.secrets_access')],
  on: { kind: 'power' },
  when: (change) => hasName('secrets_access')(change) && isSet(change.after, 'value'),
  requires: { bump: 'major' },
  powerVerdict: 'widened',
  phrase: 'new access to secrets',
  message: () => msg`${code('secrets_access')} is now true. The skill can read stored secrets.`,
  invalid: twoCapabilities('secrets_access = false', 'secrets_access = true'),
  valid: twoCapabilities('', 'secrets_access = false'),
});

export const secretsAccessDisabled = changeRule({
  id: 'secrets-access-disabled',
  summary: 'Reports skills that can no longer read stored secrets.',
  why: 'Nothing breaks for the host: the skill can do less.',
  enforces: [skillTomlContract('This is a high-risk capability.', 'capabilities.secrets_access')],
  on: { kind: 'power' },
  when: (change) => hasName('secrets_access')(change) && isSet(change.before, 'value'),
  requires: { bump: 'patch' },
  powerVerdict: 'narrowed',
  phrase: 'no more access to secrets',
  message: () => msg`${code('secrets_access')} is no longer true.`,
  invalid: twoCapabilities('secrets_access = true', 'secrets_access = false'),
  valid: twoCapabilities('', 'secrets_access = false'),
});
