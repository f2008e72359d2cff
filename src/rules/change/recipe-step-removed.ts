import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { programs } from '../support/recipe-step.ts';
import { itemName } from '../words/words.ts';

/** A recipe lost a step. */
export const recipeStepRemoved = changeRule({
  id: 'recipe-step-removed',
  category: 'behaviour',
  summary: 'Reports removed steps of a recipe.',
  why: 'The recipe does less than callers know.',
  on: { kind: 'recipe-step', action: 'removed' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'step {} removed',
  message: (change) =>
    msg`Step ${itemName(change)} was removed. It ran ${programs(change.before)}.`,
  invalid: twoRecipes(
    `steps:
  - id: build
    command: make build
  - id: push
    command: git push
`,
    ``,
  ),
  valid: twoRecipes(
    `steps:
  - id: build
    command: make build
  - id: push
    command: git push
`,
    `steps:
  - id: build
    command: make build
  - id: push
    command: git push origin
`,
  ),
});
