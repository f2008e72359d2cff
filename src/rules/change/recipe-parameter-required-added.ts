import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A recipe got a required parameter. */
export const recipeParameterRequiredAdded = changeRule({
  id: 'recipe-parameter-required-added',
  category: 'interface',
  summary: 'A new required parameter of a recipe needs a major bump.',
  why: 'Callers that do not pass it cannot run the recipe.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe-parameter', action: 'added' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  phrase: 'parameter {name} of recipe {owner} is now required',
  message: (change) =>
    `Required parameter ${itemName(change)} was added: callers that do not pass it cannot run the recipe.`,
  invalid: twoRecipes(
    ``,
    `parameters:
  - name: version
`,
  ),
  valid: twoRecipes(
    ``,
    `parameters:
  - name: version
    default: latest
`,
  ),
});
