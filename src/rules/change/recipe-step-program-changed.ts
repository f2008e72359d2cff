import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { programs } from '../support/recipe-step.ts';
import { itemName } from '../words/words.ts';

/** A step of a recipe runs another program. */
export const recipeStepProgramChanged = changeRule({
  id: 'recipe-step-program-changed',
  category: 'behaviour',
  summary: 'Reports steps of a recipe that run other programs.',
  why: 'The user confirms the recipe by its name, and it runs something else.',
  on: { kind: 'recipe-step', facet: 'programs' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: 'step {} runs another program',
  message: (change) =>
    msg`Step ${itemName(change)} now runs ${programs(change.after)} instead of ${programs(change.before)}.`,
  help: () => msg`Check that the new program is intended.`,
  invalid: twoRecipes(
    ``,
    `steps:
  - id: build
    command: npm run build
`,
  ),
  valid: twoRecipes(
    ``,
    `steps:
  - id: build
    command: make all
`,
  ),
});
