import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange } from '../words/words.ts';

/** The display name changed. */
export const displayNameChanged = changeRule({
  id: 'display-name-changed',
  category: 'documentation',
  summary: 'A changed display name needs a patch bump.',
  why: 'People look for the skill under the old name. Callers use the id and are not affected.',
  on: { kind: 'display-name' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the display name changed',
  message: (change) => `The display name ${describeValueChange(change)}.`,
  invalid: twoTomls('name = "Deploy"', 'name = "Deployer"'),
  valid: twoTomls('name = "Deploy"', "name = 'Deploy'"),
});
