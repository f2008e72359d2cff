import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { itemName, newName } from '../words/words.ts';

const provides = '[provides]\nrecipes = true';

export const recipeAdded = changeRule({
  id: 'recipe-added',
  summary: 'Reports new recipes.',
  why: 'Nothing breaks: callers can run more recipes.',
  enforces: [skillTomlContract('New features, backward compatible', 'skill.version')],
  on: { kind: 'recipe', action: 'added' },
  requires: { bump: 'minor' },
  phrase: 'new recipe {}',
  message: (change) => msg`New recipe ${itemName(change)}.`,
  invalid: twoTomls(
    provides,
    provides,
    { 'recipes/deploy.yaml': recipe },
    { 'recipes/deploy.yaml': recipe, 'recipes/undo.yaml': recipe.replace('deploy', 'undo') },
  ),
  valid: twoTomls(provides, `${provides}\n[recipes]\nfiles = ["recipes/*.yaml"]`, {
    'recipes/deploy.yaml': recipe,
  }),
});

export const recipeRemoved = changeRule({
  id: 'recipe-removed',
  summary: 'Reports removed recipes.',
  why: 'Callers that run the recipe find nothing.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'recipe', action: 'removed' },
  requires: { bump: 'major' },
  message: (change) => msg`Recipe ${itemName(change)} was removed.`,
  invalid: twoTomls(
    provides,
    provides,
    { 'recipes/deploy.yaml': recipe, 'recipes/undo.yaml': recipe },
    { 'recipes/deploy.yaml': recipe },
  ),
});

export const recipeRenamed = changeRule({
  id: 'recipe-renamed',
  summary: 'Reports recipes with another id.',
  why: 'Callers run the recipe by its old id and find nothing.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'recipe', action: 'renamed' },
  requires: { bump: 'major' },
  message: ({ before, after }) =>
    msg`Recipe ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
  invalid: twoRecipes('', 'id: publish'),
  valid: twoRecipes('', ''),
});
