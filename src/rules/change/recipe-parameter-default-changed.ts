import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueChange } from '../words/words.ts';

/** The default of a parameter of a recipe was added, changed or removed. */
export const recipeParameterDefaultChanged = changeRule({
  id: 'recipe-parameter-default-changed',
  category: 'behaviour',
  summary: 'Reports a changed default of a recipe parameter.',
  why: 'Runs that do not pass the parameter get another value without a change of their own.',
  on: { kind: 'recipe-parameter', facet: 'default' },
  requires: ({ detail }) => ({ bump: 'minor', warn: detail !== 'added' }),
  bumpBasis: 'inferred',
  phrase: 'default of parameter {} changed',
  message: (change) => msg`Default of parameter ${itemName(change)} ${valueChange(change)}.`,
  invalid: twoRecipes(
    `parameters:
  - name: version
    default: latest
`,
    `parameters:
  - name: version
    default: stable
`,
  ),
  valid: twoRecipes(
    `parameters:
  - name: version
    default: latest
`,
    `parameters:
  - name: version
    default: "latest"
`,
  ),
});
