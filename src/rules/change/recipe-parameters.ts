import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { versionParameter } from '../examples/sections.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isRequired } from '../support/item.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { itemName, newName, valueChange, valueTransition } from '../words/words.ts';

const parameters = (parameter: string) => `parameters:\n  - ${parameter}`;

export const recipeParameterRequiredAdded = changeRule({
  id: 'recipe-parameter-required-added',
  summary: 'Reports new required parameters of a recipe.',
  why: 'Callers that do not pass it cannot run the recipe.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'recipe-parameter', action: 'added' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  phrase: 'new required parameter {}',
  message: (change) =>
    msg`New required parameter ${itemName(change)}. Existing calls do not pass it.`,
  help: () => msg`Give it a default.`,
  invalid: twoRecipes('', parameters('name: version')),
  valid: twoRecipes('', versionParameter('default: latest')),
});

export const recipeParameterRequiredRemoved = changeRule({
  id: 'recipe-parameter-required-removed',
  summary: 'Reports removed required parameters of a recipe.',
  why: 'The recipe ignores the value that callers still pass.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'recipe-parameter', action: 'removed' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'major' },
  phrase: 'required parameter {} removed',
  message: (change) => msg`Required parameter ${itemName(change)} was removed.`,
  invalid: twoRecipes(parameters('name: version'), ''),
  valid: twoRecipes(parameters('name: version'), parameters('name: version')),
});

export const recipeParameterOptionalAdded = changeRule({
  id: 'recipe-parameter-optional-added',
  summary: 'Reports new optional parameters of a recipe.',
  why: 'Nothing breaks: callers can pass more.',
  enforces: [skillTomlContract('New features, backward compatible', 'skill.version')],
  on: { kind: 'recipe-parameter', action: 'added' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'minor' },
  phrase: 'new optional parameter {}',
  message: (change) => msg`New optional parameter ${itemName(change)}.`,
  invalid: twoRecipes('', versionParameter('default: latest')),
  valid: twoRecipes('', ''),
});

export const recipeParameterOptionalRemoved = changeRule({
  id: 'recipe-parameter-optional-removed',
  summary: 'Reports removed optional parameters of a recipe.',
  why: 'The recipe ignores the value that callers still pass.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'recipe-parameter', action: 'removed' },
  when: ({ before }) => !isRequired(before),
  requires: { bump: 'major' },
  phrase: 'optional parameter {} removed',
  message: (change) => msg`Optional parameter ${itemName(change)} was removed.`,
  invalid: twoRecipes(versionParameter('default: latest'), ''),
  valid: twoRecipes(versionParameter('default: latest'), versionParameter('default: latest')),
});

export const recipeParameterOptionalToRequired = changeRule({
  id: 'recipe-parameter-optional-to-required',
  summary: 'Reports parameters of a recipe that became required.',
  why: 'Callers that leave it out cannot run the recipe.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'recipe-parameter', facet: 'required' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  phrase: 'parameter {} now required',
  message: (change) =>
    hasDefault(change.before) && !hasDefault(change.after)
      ? msg`Parameter ${itemName(change)} is now required. It lost its default.`
      : msg`Parameter ${itemName(change)} is now required.`,
  help: () => msg`Give it a default.`,
  invalid: twoRecipes(versionParameter('default: latest'), parameters('name: version')),
  valid: twoRecipes(versionParameter('default: latest'), versionParameter('default: latest')),
});

export const recipeParameterRequiredToOptional = changeRule({
  id: 'recipe-parameter-required-to-optional',
  summary: 'Reports parameters of a recipe that became optional.',
  why: 'Nothing breaks: callers can leave it out.',
  enforces: [skillTomlContract('New features, backward compatible', 'skill.version')],
  on: { kind: 'recipe-parameter', facet: 'required' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'minor' },
  phrase: 'parameter {} now optional',
  message: (change) => msg`Parameter ${itemName(change)} is now optional.`,
  invalid: twoRecipes(parameters('name: version'), versionParameter('default: latest')),
  valid: twoRecipes(parameters('name: version'), parameters('name: version')),
});

export const recipeParameterRenamed = changeRule({
  id: 'recipe-parameter-renamed',
  summary: 'Reports renamed parameters of a recipe.',
  why: 'Callers pass the old name, and the recipe ignores it.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'recipe-parameter', action: 'renamed' },
  requires: { bump: 'major' },
  phrase: 'parameter {} renamed',
  message: ({ before, after }) =>
    msg`Parameter ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
  invalid: twoRecipes(parameters('name: version'), parameters('name: release')),
  valid: twoRecipes(parameters('name: version'), parameters('name: version')),
});

export const recipeParameterTypeChanged = changeRule({
  id: 'recipe-parameter-type-changed',
  summary: 'Reports a changed type of a recipe parameter.',
  why: 'Callers pass values of the old type.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'recipe-parameter', facet: 'type' },
  requires: { bump: 'major' },
  phrase: 'type of parameter {} changed',
  message: (change) =>
    msg`Type of parameter ${itemName(change)} changed: ${valueTransition(change)}.`,
  invalid: twoRecipes(versionParameter('type: string'), versionParameter('type: integer')),
  valid: twoRecipes(versionParameter('type: string'), parameters('name: version')),
});

export const recipeParameterDefaultChanged = changeRule({
  id: 'recipe-parameter-default-changed',
  category: 'behaviour',
  summary: 'Reports a changed default of a recipe parameter.',
  why: 'Runs that do not pass the parameter get another value without a change of their own.',
  on: { kind: 'recipe-parameter', facet: 'default' },
  requires: ({ detail }) => ({ bump: 'minor', warn: detail !== 'added' }),
  phrase: 'default of parameter {} changed',
  message: (change) => msg`Default of parameter ${itemName(change)} ${valueChange(change)}.`,
  invalid: twoRecipes(versionParameter('default: latest'), versionParameter('default: stable')),
  valid: twoRecipes(versionParameter('default: latest'), versionParameter('default: "latest"')),
});
