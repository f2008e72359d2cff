import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import {
  features,
  optionalEnv,
  requiredInputs,
  twoFeatures,
  twoNeededFiles,
  twoOutputFiles,
  versionParameter,
} from '../examples/sections.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { skillManifestV2 } from '../words/clauses.ts';
import {
  descriptionVerb,
  itemName,
  operationName,
  valueChange,
  valueTransition,
} from '../words/words.ts';

export const inputDescriptionChanged = changeRule({
  id: 'input-description-changed',
  category: 'documentation',
  summary: 'Reports changed descriptions of inputs.',
  why: 'Agents read the description to decide what to pass. The input itself stays the same.',
  on: { kind: 'input', action: 'changed' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) &&
    ['description', 'schema.description'].includes(change.facet ?? ''),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'description of {} changed',
  message: (change) => msg`Description of input ${itemName(change)} ${descriptionVerb(change)}.`,
  invalid: twoManifests(
    requiredInputs('{ name: tz }'),
    requiredInputs('{ name: tz, description: The time zone. }'),
  ),
  valid: twoManifests(
    requiredInputs('{ name: tz, description: The time zone. }'),
    requiredInputs('{ description: The time zone., name: tz }'),
  ),
});

export const envDescriptionChanged = changeRule({
  id: 'env-description-changed',
  category: 'documentation',
  summary: 'Reports changed descriptions of environment variables.',
  why: 'Nothing breaks: callers are not affected.',
  on: { kind: 'environment', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'description of variable {} changed',
  message: (change) => msg`Description of variable ${itemName(change)} ${descriptionVerb(change)}.`,
  invalid: twoManifests(
    optionalEnv('{ name: PROJECT }'),
    optionalEnv('{ name: PROJECT, description: The project. }'),
  ),
  valid: twoManifests(
    optionalEnv('{ name: PROJECT, description: The project. }'),
    optionalEnv('{ description: The project., name: PROJECT }'),
  ),
});

export const outputDescriptionChanged = changeRule({
  id: 'output-description-changed',
  category: 'documentation',
  summary: 'Reports a changed description of an output.',
  why: 'People and agents read the description. The output stays the same.',
  on: { kind: ['output', 'result'] },
  when: ({ action, facet, kind, before, after }) =>
    facet === 'description' ||
    (kind === 'result' && action !== 'changed' && !isSet(before ?? after, 'fields')),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'description of output {} changed',
  message: (change) =>
    change.kind === 'result'
      ? msg`Output description of ${operationName(change)} ${descriptionVerb(change)}.`
      : msg`Description of output ${itemName(change)} ${descriptionVerb(change)}.`,
  invalid: twoOutputFiles(
    "{ pattern: 'docs/worklog.org' }",
    "{ pattern: 'docs/worklog.org', description: The log. }",
  ),
  valid: twoOutputFiles(
    "{ pattern: 'docs/worklog.org', description: The log. }",
    "{ description: The log., pattern: 'docs/worklog.org' }",
  ),
});

export const outputFieldTextChanged = changeRule({
  id: 'output-field-text-changed',
  category: 'documentation',
  summary: 'Reports a changed text for an output field.',
  why: 'The text is neither a type nor a list of values, so it cannot show whether readers break.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'text',
  requires: { bump: 'patch' },
  phrase: 'description of {} changed',
  message: (change) =>
    msg`Description of output field ${itemName(change)} changed: ${valueTransition(change)}.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { data: 'array of memories' } } },
    { output: { description: 'The memories.', fields: { data: 'array of {id, title}' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'number' } } },
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
  ),
});

export const filePreconditionDescriptionChanged = changeRule({
  id: 'file-precondition-description-changed',
  category: 'documentation',
  summary: 'Reports changed descriptions of required files.',
  why: 'Callers are not affected.',
  on: { kind: 'file', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'description of file {} changed',
  message: (change) => msg`Description of file ${itemName(change)} ${descriptionVerb(change)}.`,
  invalid: twoNeededFiles(
    '{ path: README.md, base: cwd }',
    '{ path: README.md, base: cwd, description: Read first. }',
  ),
  valid: twoNeededFiles(
    '{ path: README.md, base: cwd, description: Read first. }',
    '{ description: Read first., path: README.md, base: cwd }',
  ),
});

export const operationDescriptionChanged = changeRule({
  id: 'operation-description-changed',
  category: 'discovery',
  summary: 'Reports a changed description of an operation.',
  why: 'Agents decide by the description whether to call the operation, and may now choose it for other tasks.',
  enforces: [
    skillManifestV2(
      'What this operation does (Agent reads this to decide)',
      'operations.*.description',
    ),
  ],
  on: { kind: 'operation', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  phrase: 'description of operation {} changed',
  message: (change) =>
    msg`Description of operation ${itemName(change)} ${descriptionVerb(change)}.`,
  invalid: twoOperations({}, { description: 'Finds what is kept.' }),
  valid: twoOperations(
    { description: 'Finds memories.' },
    { output: { description: 'What was found.' } },
  ),
});

export const featureDescriptionChanged = changeRule({
  id: 'feature-description-changed',
  category: 'documentation',
  summary: 'Reports changed descriptions of features.',
  why: 'Users choose among features by their descriptions.',
  on: { kind: 'feature', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  phrase: 'description of feature {} changed',
  message: (change) => msg`Description of feature ${itemName(change)} ${valueChange(change)}.`,
  invalid: twoFeatures(
    'eks = { description = "Clusters", default = true }',
    'eks = { description = "Clusters of EKS", default = true }',
  ),
  valid: twoTomls(
    features('eks = { description = "Clusters", default = true }'),
    '[features.eks]\ndescription = "Clusters"\ndefault = true',
  ),
});

export const recipeParameterDescriptionChanged = changeRule({
  id: 'recipe-parameter-description-changed',
  category: 'documentation',
  summary: 'Reports a changed description of a recipe parameter.',
  why: 'People and agents read the description to decide what to pass. The parameter stays the same.',
  on: { kind: 'recipe-parameter', facet: 'description' },
  requires: { bump: 'patch' },
  phrase: 'description of parameter {} changed',
  message: (change) =>
    msg`Description of parameter ${itemName(change)} ${descriptionVerb(change)}.`,
  invalid: twoRecipes(
    versionParameter('description: The version.'),
    versionParameter('description: The version to release.'),
  ),
  valid: twoRecipes(
    versionParameter('description: The version.'),
    versionParameter("description: 'The version.'"),
  ),
});
