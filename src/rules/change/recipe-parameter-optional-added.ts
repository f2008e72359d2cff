import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A recipe got an optional parameter. */
export const recipeParameterOptionalAdded = changeRule({
  id: 'recipe-parameter-optional-added',
  category: 'interface',
  summary: 'A new optional parameter of a recipe needs a minor bump.',
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
  phrase: 'parameter {name} of recipe {owner} was added',
  message: (change) => `Optional parameter ${itemName(change)} was added. Callers can now pass it.`,
  invalid: twoRecipes(
    ``,
    `parameters:
  - name: version
    default: latest
`,
  ),
  valid: twoRecipes(``, ``),
});
