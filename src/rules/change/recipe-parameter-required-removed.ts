import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A recipe lost a required parameter. */
export const recipeParameterRequiredRemoved = changeRule({
  id: 'recipe-parameter-required-removed',
  category: 'interface',
  summary: 'The removal of a required parameter of a recipe needs a major bump.',
  why: 'Callers pass a value that the recipe no longer reads.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe-parameter', action: 'removed' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  phrase: 'parameter {name} of recipe {owner} was removed',
  message: (change) =>
    `Required parameter ${itemName(change)} was removed: callers pass a value that the recipe no longer reads.`,
  invalid: twoRecipes(
    `parameters:
  - name: version
`,
    ``,
  ),
  valid: twoRecipes(
    `parameters:
  - name: version
`,
    `parameters:
  - name: version
`,
  ),
});
