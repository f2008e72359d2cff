import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, newName } from '../words/words.ts';

/** A recipe has another id. */
export const recipeRenamed = changeRule({
  id: 'recipe-renamed',
  category: 'interface',
  summary: 'Reports recipes with another id.',
  why: 'Callers run the recipe by its old id and find nothing.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe', action: 'renamed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  message: ({ before, after }) =>
    msg`Recipe ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
  invalid: twoRecipes(
    ``,
    `id: publish
`,
  ),
  valid: twoRecipes(``, ``),
});
