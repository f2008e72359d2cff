import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { asksLess } from '../support/recipe-step.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A step of a recipe asks for more confirmation. */
export const recipeConfirmationTightened = changeRule({
  id: 'recipe-confirmation-tightened',
  category: 'behaviour',
  summary: 'Reports steps of a recipe that ask for more confirmation.',
  why: 'An unattended run waits for an answer that does not come.',
  on: { kind: 'recipe-step', facet: 'confirmation' },
  when: (change) => !asksLess(change),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'step {} asks more',
  message: (change) =>
    msg`Confirmation of step ${itemName(change)} was tightened: ${valueTransition(change)}.`,
  invalid: twoRecipes(
    `steps:
  - id: build
    command: make build
    confirmation: prompt
`,
    `steps:
  - id: build
    command: make build
    confirmation: always
`,
  ),
  valid: twoRecipes(
    `steps:
  - id: build
    command: make build
    confirmation: prompt
`,
    `steps:
  - id: build
    command: make build
    confirmation: prompt
`,
  ),
});
