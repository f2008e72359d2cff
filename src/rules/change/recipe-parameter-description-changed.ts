import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { describeDescription, itemName } from '../words/words.ts';

/** The description of a parameter of a recipe changed. */
export const recipeParameterDescriptionChanged = changeRule({
  id: 'recipe-parameter-description-changed',
  category: 'documentation',
  summary: 'A changed description of a parameter of a recipe needs a patch bump.',
  why: 'People and agents read the description to decide what to pass. The parameter itself stays the same.',
  on: { kind: 'recipe-parameter', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the description of parameter {name} of recipe {owner} changed',
  message: (change) =>
    `${describeDescription(change, `parameter ${itemName(change)}`)}. People and agents read it to decide what to pass.`,
  invalid: twoRecipes(
    `parameters:
  - name: version
    description: The version.
`,
    `parameters:
  - name: version
    description: The version to release.
`,
  ),
  valid: twoRecipes(
    `parameters:
  - name: version
    description: The version.
`,
    `parameters:
  - name: version
    description: 'The version.'
`,
  ),
});
