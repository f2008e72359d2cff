import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A parameter of a recipe has another type. */
export const recipeParameterTypeChanged = changeRule({
  id: 'recipe-parameter-type-changed',
  category: 'interface',
  summary: 'A changed type of a parameter of a recipe needs a major bump.',
  why: 'Callers pass values of the old type.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe-parameter', facet: 'type' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  phrase: 'the type of parameter {name} of recipe {owner} changed',
  message: (change) =>
    `The type of parameter ${itemName(change)} changed: ${valueTransition(change)}. Callers still pass values of the old type, which the recipe no longer expects.`,
  invalid: twoRecipes(
    `parameters:
  - name: version
    type: string
`,
    `parameters:
  - name: version
    type: integer
`,
  ),
  valid: twoRecipes(
    `parameters:
  - name: version
    type: string
`,
    `parameters:
  - name: version
`,
  ),
});
