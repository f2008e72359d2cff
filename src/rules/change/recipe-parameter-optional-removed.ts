import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A recipe lost an optional parameter. */
export const recipeParameterOptionalRemoved = changeRule({
  id: 'recipe-parameter-optional-removed',
  category: 'interface',
  summary: 'The removal of an optional parameter of a recipe needs a major bump.',
  why: 'Callers that pass it are no longer heard.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe-parameter', action: 'removed' },
  when: ({ before }) => !isRequired(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  phrase: 'parameter {name} of recipe {owner} was removed',
  message: (change) =>
    `Optional parameter ${itemName(change)} was removed: callers pass a value that the recipe no longer reads.`,
  invalid: twoRecipes(
    `parameters:
  - name: version
    default: latest
`,
    ``,
  ),
  valid: twoRecipes(
    `parameters:
  - name: version
    default: latest
`,
    `parameters:
  - name: version
    default: latest
`,
  ),
});
