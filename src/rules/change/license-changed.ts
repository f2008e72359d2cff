import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { valueChange } from '../words/words.ts';

/** The licence changed. */
export const licenseChanged = changeRule({
  id: 'license-changed',
  category: 'documentation',
  summary: 'Reports a changed license.',
  why: 'The terms of use of the skill may differ.',
  on: { kind: 'license' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'license changed',
  message: (change) => msg`${code('license')} ${valueChange(change)}.`,
  invalid: twoFrontmatters('license: MIT', 'license: Apache-2.0'),
  valid: twoFrontmatters('license: MIT', "license: 'MIT'"),
});
