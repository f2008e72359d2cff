import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueChange } from '../words/words.ts';

/** The display name changed. */
export const displayNameChanged = changeRule({
  id: 'display-name-changed',
  category: 'documentation',
  summary: 'Reports changed display names.',
  why: 'People look for the skill under the old name. Callers use the id and are not affected.',
  on: { kind: 'display-name' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'display name changed',
  message: (change) => msg`Display name ${valueChange(change)}.`,
  invalid: twoTomls('name = "Deploy"', 'name = "Deployer"'),
  valid: twoTomls('name = "Deploy"', "name = 'Deploy'"),
});
