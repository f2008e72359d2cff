import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { programs } from '../support/recipe-step.ts';
import { itemName } from '../words/words.ts';

/** A recipe got a step. */
export const recipeStepAdded = changeRule({
  id: 'recipe-step-added',
  category: 'behaviour',
  summary: 'Reports new steps of a recipe.',
  why: 'The recipe does more than callers know.',
  on: { kind: 'recipe-step', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'new step {}',
  message: (change) => msg`New step ${itemName(change)} runs ${programs(change.after)}.`,
  invalid: twoRecipes(
    ``,
    `steps:
  - id: build
    command: make build
  - id: push
    command: git push
`,
  ),
  valid: twoRecipes(``, ``),
});
