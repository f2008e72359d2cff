import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { asksLess, neverAsks } from '../support/recipe-step.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A step of a recipe asks for less confirmation. */
export const recipeConfirmationRelaxed = changeRule({
  id: 'recipe-confirmation-relaxed',
  category: 'privilege',
  summary: 'No step of a recipe asks for less confirmation than before.',
  why: 'The step runs without the consent of the user.',
  on: { kind: 'recipe-step', facet: 'confirmation' },
  when: asksLess,
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'guard-removed',
  phrase: 'the confirmation of step {name} of recipe {owner} was relaxed',
  message: (change) =>
    `Step ${itemName(change)} now ${neverAsks(change.after) ? 'runs without asking users' : 'asks users less often'}: \`confirmation\` ${valueTransition(change)}.`,
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
