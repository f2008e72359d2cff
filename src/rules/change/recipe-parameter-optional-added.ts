import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A recipe got an optional parameter. */
export const recipeParameterOptionalAdded = changeRule({
  id: 'recipe-parameter-optional-added',
  category: 'interface',
  summary: 'Reports new optional parameters of a recipe.',
  why: 'Nothing breaks: callers can pass more.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'New features, backward compatible',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe-parameter', action: 'added' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'New features, backward compatible' },
  phrase: 'new optional parameter {}',
  message: (change) => msg`New optional parameter ${itemName(change)}.`,
  invalid: twoRecipes(
    ``,
    `parameters:
  - name: version
    default: latest
`,
  ),
  valid: twoRecipes(``, ``),
});
