import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A recipe got a required parameter. */
export const recipeParameterRequiredAdded = changeRule({
  id: 'recipe-parameter-required-added',
  category: 'interface',
  summary: 'Reports new required parameters of a recipe.',
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
  phrase: 'new required parameter {}',
  message: (change) =>
    msg`New required parameter ${itemName(change)}. Existing calls do not pass it.`,
  help: () => msg`Give it a default.`,
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
