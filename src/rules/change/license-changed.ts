import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange } from '../words/words.ts';

/** The licence changed. */
export const licenseChanged = changeRule({
  id: 'license-changed',
  category: 'documentation',
  summary: 'A changed `license` needs a patch bump.',
  why: 'The terms of use of the skill may differ.',
  on: { kind: 'license' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the license changed',
  message: (change) => `\`license\` ${describeValueChange(change)}.`,
  invalid: twoFrontmatters('license: MIT', 'license: Apache-2.0'),
  valid: twoFrontmatters('license: MIT', "license: 'MIT'"),
});
