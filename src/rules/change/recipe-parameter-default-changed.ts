import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, transitionSuffix } from '../words/words.ts';

/** The default of a parameter of a recipe was added, changed or removed. */
export const recipeParameterDefaultChanged = changeRule({
  id: 'recipe-parameter-default-changed',
  category: 'behaviour',
  summary: 'A changed default of a parameter of a recipe needs a minor bump.',
  why: 'Runs that do not pass the parameter get another value without a change of their own.',
  on: { kind: 'recipe-parameter', facet: 'default' },
  requires: ({ detail }) => ({ bump: 'minor', warn: detail !== 'added' }),
  bumpBasis: 'inferred',
  phrase: 'the default of parameter {name} of recipe {owner} changed',
  message: (change) =>
    `The default of parameter ${itemName(change)} ${change.detail === 'changed' ? `changed${transitionSuffix(change)}` : `was ${change.detail}`}. Runs that do not set the parameter behave differently.`,
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
