import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { descriptionVerb, itemName } from '../words/words.ts';

/** The description of a parameter of a recipe changed. */
export const recipeParameterDescriptionChanged = changeRule({
  id: 'recipe-parameter-description-changed',
  category: 'documentation',
  summary: 'Reports a changed description of a recipe parameter.',
  why: 'People and agents read the description to decide what to pass. The parameter stays the same.',
  on: { kind: 'recipe-parameter', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'description of parameter {} changed',
  message: (change) =>
    msg`Description of parameter ${itemName(change)} ${descriptionVerb(change)}.`,
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
