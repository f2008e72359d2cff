import type { Change } from '../../model/contract.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional parameter of a recipe became required. */
export const recipeParameterOptionalToRequired = changeRule({
  id: 'recipe-parameter-optional-to-required',
  category: 'interface',
  summary: 'A parameter of a recipe that becomes required needs a major bump.',
  why: 'Callers that leave it out cannot run the recipe.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe-parameter', facet: 'required' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  phrase: 'parameter {name} of recipe {owner} is now required',
  message: (change) =>
    `Parameter ${itemName(change)} ${losesDefault(change) ? 'lost its default and ' : ''}is now required: callers that leave it out cannot run the recipe.`,
  invalid: twoRecipes(
    `parameters:
  - name: version
    default: latest
`,
    `parameters:
  - name: version
`,
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

function losesDefault({ before, after }: Change): boolean {
  return hasDefault(before) && !hasDefault(after);
}
