import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { programs } from '../support/recipe-step.ts';
import { itemName } from '../words/words.ts';

/** A step of a recipe runs another program. */
export const recipeStepProgramChanged = changeRule({
  id: 'recipe-step-program-changed',
  category: 'behaviour',
  summary: 'A step of a recipe that runs other programs needs a minor bump, and is a warning.',
  why: 'The user confirms the recipe by its name, and it runs something else.',
  on: { kind: 'recipe-step', facet: 'programs' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: 'step {name} of recipe {owner} now runs another program',
  message: (change) =>
    `Step ${itemName(change)} now runs ${programs(change.after)} (before: ${programs(change.before)}). Users who confirm the recipe see only its name: check that the new program is intended.`,
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
