import { msg, nothing, words } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { asksLess, doesOtherThings, neverAsks, programs } from '../support/recipe-step.ts';
import { itemName, valueTransition } from '../words/words.ts';

const confirming = (level: string) =>
  `steps:\n  - id: build\n    command: make build\n    confirmation: ${level}`;

const pushing = (command: string) =>
  `steps:\n  - id: build\n    command: make build\n  - id: push\n    command: ${command}`;

export const recipeStepAdded = changeRule({
  id: 'recipe-step-added',
  summary: 'Reports new steps of a recipe.',
  why: 'The recipe does more than callers know.',
  on: { kind: 'recipe-step', action: 'added' },
  requires: { bump: 'minor' },
  phrase: 'new step {}',
  message: (change) => msg`New step ${itemName(change)} runs ${programs(change.after)}.`,
  invalid: twoRecipes('', pushing('git push')),
  valid: twoRecipes('', ''),
});

export const recipeStepRemoved = changeRule({
  id: 'recipe-step-removed',
  summary: 'Reports removed steps of a recipe.',
  why: 'The recipe does less than callers know.',
  on: { kind: 'recipe-step', action: 'removed' },
  requires: { bump: 'minor' },
  phrase: 'step {} removed',
  message: (change) =>
    msg`Step ${itemName(change)} was removed. It ran ${programs(change.before)}.`,
  invalid: twoRecipes(pushing('git push'), ''),
  valid: twoRecipes(pushing('git push'), pushing('git  push')),
});

export const recipeStepProgramChanged = changeRule({
  id: 'recipe-step-program-changed',
  summary: 'Reports steps of a recipe that run other programs.',
  why: 'The user confirms the recipe by its name, and it runs something else.',
  on: { kind: 'recipe-step', facet: 'programs' },
  requires: { bump: 'minor', warn: true },
  phrase: 'step {} runs another program',
  message: (change) =>
    msg`Step ${itemName(change)} now runs ${programs(change.after)} instead of ${programs(change.before)}.`,
  help: () => msg`Check that the new program is intended.`,
  invalid: twoRecipes('', 'steps:\n  - id: build\n    command: npm run build'),
  valid: twoRecipes('', 'steps:\n  - id: build\n    command: make  build'),
});

export const recipeStepChanged = changeRule({
  id: 'recipe-step-changed',
  summary: 'Reports steps of a recipe with another command of the same programs.',
  why: 'The user confirms the recipe by its name, and it does something else, such as `rb --force` for `ls`.',
  on: { kind: 'recipe-step', facet: 'command' },
  requires: ({ before, after }) =>
    doesOtherThings(before, after) ? { bump: 'minor', warn: true } : { bump: 'patch' },
  phrase: 'command of step {} changed',
  message: (change) =>
    msg`Command of step ${itemName(change)} changed: ${valueTransition(change)}.`,
  invalid: twoRecipes('', 'steps:\n  - id: build\n    command: make clean'),
  valid: twoRecipes('', 'steps:\n  - id: build\n    command: make  build'),
});

export const recipeConfirmationRelaxed = changeRule({
  id: 'recipe-confirmation-relaxed',
  category: 'privilege',
  summary: 'Reports steps of a recipe that ask for less confirmation.',
  why: 'The step runs without the consent of the user.',
  on: { kind: 'recipe-step', facet: 'confirmation' },
  when: asksLess,
  requires: { bump: 'minor' },
  powerVerdict: 'guard-removed',
  phrase: 'step {} asks less',
  message: (change) => {
    const consequence = neverAsks(change.after) ? words(' It never asks.') : nothing;
    return msg`Confirmation of step ${itemName(change)} was relaxed: ${valueTransition(change)}.${consequence}`;
  },
  invalid: twoRecipes(confirming('always'), confirming('auto')),
  valid: twoRecipes(confirming('always'), confirming('always')),
});

export const recipeConfirmationTightened = changeRule({
  id: 'recipe-confirmation-tightened',
  summary: 'Reports steps of a recipe that ask for more confirmation.',
  why: 'An unattended run waits for an answer that does not come.',
  on: { kind: 'recipe-step', facet: 'confirmation' },
  when: (change) => !asksLess(change),
  requires: { bump: 'minor' },
  phrase: 'step {} asks more',
  message: (change) =>
    msg`Confirmation of step ${itemName(change)} was tightened: ${valueTransition(change)}.`,
  invalid: twoRecipes(confirming('prompt'), confirming('always')),
  valid: twoRecipes(confirming('prompt'), confirming('prompt')),
});
