import { msg } from '../../model/message.ts';
import { optionalEnv, requiredEnv } from '../examples/sections.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName, newName, semanticNote } from '../words/words.ts';

const describedRequired = twoManifests(
  requiredEnv('{ name: PROJECT }'),
  requiredEnv('{ name: PROJECT, description: The project. }'),
);
const describedOptional = twoManifests(
  optionalEnv('{ name: PROJECT }'),
  optionalEnv('{ name: PROJECT, description: The project. }'),
);

export const envRequiredAdded = changeRule({
  id: 'env-required-added',
  summary: 'Reports new required environment variables.',
  why: 'The skill fails for everyone who does not set the variable.',
  source: 'ADR-002: "Skill fails if not set". ADR-003 does not list it.',
  on: { kind: 'environment', action: 'added' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  phrase: 'new required variable {}',
  message: (change) => msg`New required variable ${itemName(change)}. The skill fails without it.`,
  invalid: twoManifests('', requiredEnv('{ name: PROJECT }')),
  valid: twoManifests('', optionalEnv('{ name: PROJECT }')),
});

export const envRequiredRemoved = changeRule({
  id: 'env-required-removed',
  summary: 'Reports removed required environment variables.',
  why: 'A value that callers still set has no effect. No call fails.',
  on: { kind: 'environment', action: 'removed' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'major' },
  requiresUnderSemantic: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Removed required env vars' },
  message: (change) => msg`Required variable ${itemName(change)} was removed.`,
  notes: () => [semanticNote('this is a patch')],
  invalid: twoManifests(requiredEnv('{ name: PROJECT }'), ''),
  valid: describedRequired,
});

export const envOptionalAdded = changeRule({
  id: 'env-optional-added',
  summary: 'Reports new optional environment variables.',
  why: 'Nothing breaks: the variable now changes what the skill does.',
  on: { kind: 'environment', action: 'added' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'minor' },
  message: (change) => msg`New optional variable ${itemName(change)}.`,
  invalid: twoManifests('', optionalEnv('{ name: PROJECT }')),
  valid: describedOptional,
});

export const envOptionalRemoved = changeRule({
  id: 'env-optional-removed',
  summary: 'Reports removed optional environment variables.',
  why: 'The variable no longer changes what the skill does.',
  on: { kind: 'environment', action: 'removed' },
  when: ({ before }) => !isRequired(before),
  requires: { bump: 'minor', warn: true },
  message: (change) => msg`Optional variable ${itemName(change)} was removed.`,
  invalid: twoManifests(optionalEnv('{ name: PROJECT }'), ''),
  valid: describedOptional,
});

export const envOptionalToRequired = changeRule({
  id: 'env-optional-to-required',
  summary: 'Reports environment variables that became required.',
  why: 'The skill fails for everyone who does not set the variable.',
  on: { kind: 'environment', action: 'changed', facet: 'required' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Skill fails if not set' },
  message: (change) =>
    msg`Variable ${itemName(change)} is now required. The skill fails without it.`,
  invalid: twoManifests(optionalEnv('{ name: PROJECT }'), requiredEnv('{ name: PROJECT }')),
  valid: describedRequired,
});

export const envRequiredToOptional = changeRule({
  id: 'env-required-to-optional',
  summary: 'Reports environment variables that became optional.',
  why: 'Nothing breaks: callers that set the variable see no difference.',
  source: 'ADR-002: "Used if available, not fatal if missing".',
  on: { kind: 'environment', action: 'changed', facet: 'required' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'minor' },
  requiresUnderSemantic: { bump: 'patch' },
  bumpBasis: { document: 'ADR-002', quote: 'Skill fails if not set' },
  message: (change) => msg`Variable ${itemName(change)} is now optional.`,
  notes: () => [semanticNote('this is a patch')],
  invalid: twoManifests(requiredEnv('{ name: PROJECT }'), optionalEnv('{ name: PROJECT }')),
  valid: describedOptional,
});

export const envRenamed = changeRule({
  id: 'env-renamed',
  summary: 'Reports renamed environment variables.',
  why: 'Callers set the old name; the skill reads the new one.',
  source:
    'ADR-003 lists the removal. ADR-002 lets the skill fail where the new variable is not set.',
  on: { kind: 'environment', action: 'renamed' },
  requires: ({ before, after }) =>
    isRequired(before) || isRequired(after) ? { bump: 'major' } : { bump: 'minor', warn: true },
  bumpBasis: { document: 'ADR-003', quote: 'Removed required env vars' },
  message: ({ before, after }) =>
    msg`Variable ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
  invalid: twoManifests(requiredEnv('{ name: PROJECT }'), requiredEnv('{ name: PROJECT_NAME }')),
  valid: describedRequired,
});
