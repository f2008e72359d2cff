import { msg } from '../../model/message.ts';
import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A recipe was removed, or no glob matches it. */
export const recipeRemoved = changeRule({
  id: 'recipe-removed',
  category: 'interface',
  summary: 'Reports removed recipes.',
  why: 'Callers that run the recipe find nothing.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  message: (change) => msg`Recipe ${itemName(change)} was removed.`,
  invalid: twoTomls(
    `
      [provides]
      recipes = true
    `,
    `
      [provides]
      recipes = true
    `,
    { 'recipes/deploy.yaml': recipe, 'recipes/undo.yaml': recipe },
    { 'recipes/deploy.yaml': recipe },
  ),
  valid: twoTomls(
    `
      [provides]
      recipes = true
    `,
    `
      [provides]
      recipes = true
    `,
    { 'recipes/deploy.yaml': recipe },
    { 'recipes/deploy.yaml': recipe, 'recipes/undo.yaml': recipe },
  ),
});
