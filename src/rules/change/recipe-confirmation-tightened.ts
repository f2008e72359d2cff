import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { asksLess } from '../support/recipe-step.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A step of a recipe asks for more confirmation. */
export const recipeConfirmationTightened = changeRule({
  id: 'recipe-confirmation-tightened',
  category: 'behaviour',
  summary: 'More confirmation for a step of a recipe needs a minor bump.',
  why: 'An unattended run waits for an answer that does not come.',
  on: { kind: 'recipe-step', facet: 'confirmation' },
  when: (change) => !asksLess(change),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'the confirmation of step {name} of recipe {owner} was tightened',
  message: (change) =>
    `Step ${itemName(change)} now asks users more often: \`confirmation\` ${valueTransition(change)}.`,
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
