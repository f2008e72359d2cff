import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A recipe lost a required parameter. */
export const recipeParameterRequiredRemoved = changeRule({
  id: 'recipe-parameter-required-removed',
  category: 'interface',
  summary: 'Reports removed required parameters of a recipe.',
  why: 'The recipe ignores the value that callers still pass.',
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
  phrase: 'required parameter {} removed',
  message: (change) => msg`Required parameter ${itemName(change)} was removed.`,
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
