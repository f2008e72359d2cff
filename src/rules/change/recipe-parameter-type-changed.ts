import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A parameter of a recipe has another type. */
export const recipeParameterTypeChanged = changeRule({
  id: 'recipe-parameter-type-changed',
  category: 'interface',
  summary: 'Reports a changed type of a recipe parameter.',
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
  phrase: 'type of parameter {} changed',
  message: (change) =>
    msg`Type of parameter ${itemName(change)} changed: ${valueTransition(change)}.`,
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
