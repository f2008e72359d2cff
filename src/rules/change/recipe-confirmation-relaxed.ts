import { msg, nothing, words } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { asksLess, neverAsks } from '../support/recipe-step.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A step of a recipe asks for less confirmation. */
export const recipeConfirmationRelaxed = changeRule({
  id: 'recipe-confirmation-relaxed',
  category: 'privilege',
  summary: 'Reports steps of a recipe that ask for less confirmation.',
  why: 'The step runs without the consent of the user.',
  on: { kind: 'recipe-step', facet: 'confirmation' },
  when: asksLess,
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'guard-removed',
  phrase: 'step {} asks less',
  message: (change) => {
    const consequence = neverAsks(change.after) ? words(' It never asks.') : nothing;
    return msg`Confirmation of step ${itemName(change)} was relaxed: ${valueTransition(change)}.${consequence}`;
  },
  invalid: twoRecipes(
    `steps:
  - id: build
    command: make build
    confirmation: always
`,
    `steps:
  - id: build
    command: make build
    confirmation: auto
`,
  ),
  valid: twoRecipes(
    `steps:
  - id: build
    command: make build
    confirmation: always
`,
    `steps:
  - id: build
    command: make build
    confirmation: always
`,
  ),
});
