import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional parameter of a recipe became required. */
export const recipeParameterOptionalToRequired = changeRule({
  id: 'recipe-parameter-optional-to-required',
  category: 'interface',
  summary: 'Reports parameters of a recipe that became required.',
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
  phrase: 'parameter {} now required',
  message: (change) =>
    hasDefault(change.before) && !hasDefault(change.after)
      ? msg`Parameter ${itemName(change)} is now required. It lost its default.`
      : msg`Parameter ${itemName(change)} is now required.`,
  help: () => msg`Give it a default.`,
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
