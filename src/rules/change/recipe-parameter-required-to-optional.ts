import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required parameter of a recipe became optional. */
export const recipeParameterRequiredToOptional = changeRule({
  id: 'recipe-parameter-required-to-optional',
  category: 'interface',
  summary: 'Reports parameters of a recipe that became optional.',
  why: 'Nothing breaks: callers can leave it out.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'New features, backward compatible',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe-parameter', facet: 'required' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'New features, backward compatible' },
  phrase: 'parameter {} now optional',
  message: (change) => msg`Parameter ${itemName(change)} is now optional.`,
  invalid: twoRecipes(
    `parameters:
  - name: version
`,
    `parameters:
  - name: version
    default: latest
`,
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
