import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange } from '../words/words.ts';

/** The licence changed. */
export const licenseChanged = changeRule({
  id: 'license-changed',
  category: 'documentation',
  summary: 'A change to `license` comes with a patch version step.',
  why: 'What others may do with the skill may have changed.',
  on: { kind: 'license' },
  grade: { bump: 'patch' },
  direction: 'none',
  basis: 'inferred',
  message: (change) => `license ${describeValueChange(change)}.`,
  invalid: twoFrontmatters('license: MIT', 'license: Apache-2.0'),
  valid: twoFrontmatters('license: MIT', "license: 'MIT'"),
});
