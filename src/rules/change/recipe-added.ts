import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A recipe was added. */
export const recipeAdded = changeRule({
  id: 'recipe-added',
  category: 'interface',
  summary: 'A new recipe needs a minor bump.',
  why: 'Nothing breaks: callers can run more recipes.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'New features, backward compatible',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'New features, backward compatible' },
  message: (change) => `Recipe ${itemName(change)} was added: callers can run it.`,
  invalid: twoTomls(
    `
      [provides]
      recipes = true
    `,
    `
      [provides]
      recipes = true
    `,
    { 'recipes/deploy.yaml': recipe },
    { 'recipes/deploy.yaml': recipe, 'recipes/undo.yaml': recipe.replace('deploy', 'undo') },
  ),
  valid: twoTomls(
    `
      [provides]
      recipes = true
    `,
    `
      [provides]
      recipes = true
      [recipes]
      files = ["recipes/*.yaml"]
    `,
    { 'recipes/deploy.yaml': recipe },
  ),
});
