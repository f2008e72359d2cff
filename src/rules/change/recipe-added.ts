import { msg } from '../../model/message.ts';
import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A recipe was added. */
export const recipeAdded = changeRule({
  id: 'recipe-added',
  category: 'interface',
  summary: 'Reports new recipes.',
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
  phrase: 'new recipe {}',
  message: (change) => msg`New recipe ${itemName(change)}.`,
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
