import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { requiredEnv, requiredInputs } from '../examples/sections.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { itemName } from '../words/words.ts';

export const skillSensitiveSet = changeRule({
  id: 'skill-sensitive-set',
  summary: 'Reports skills that became sensitive.',
  why: 'Hosts now redact its traces, and give it more permissions only after a review.',
  enforces: [adr002('`true`: Aggressive redaction, elevation blocked without review', 'sensitive')],
  on: { kind: 'sensitive' },
  when: ({ before, after }) => !isSet(before, 'value') && isSet(after, 'value'),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'Aggressive redaction, elevation blocked without review',
  },
  phrase: 'now sensitive',
  message: () => msg`The skill is now marked ${code('sensitive')}.`,
  invalid: twoManifests('sensitive: false', 'sensitive: true'),
  valid: twoManifests('', 'sensitive: false'),
});

export const skillSensitiveUnset = changeRule({
  id: 'skill-sensitive-unset',
  category: 'privilege',
  summary: 'Reports skills that are no longer sensitive.',
  why: 'Its traces are no longer redacted, and hosts can give it more permissions (elevation) without a review by a person.',
  enforces: [adr002('`false` (default): Standard tracing, eligible for elevation', 'sensitive')],
  on: { kind: 'sensitive' },
  when: ({ before, after }) => isSet(before, 'value') && !isSet(after, 'value'),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'Aggressive redaction, elevation blocked without review',
  },
  powerVerdict: 'guard-removed',
  phrase: 'no longer sensitive',
  message: () =>
    msg`The skill is no longer marked ${code('sensitive')}. Its traces are no longer redacted.`,
  invalid: twoManifests('sensitive: true', 'sensitive: false'),
});

export const inputSensitiveSet = changeRule({
  id: 'input-sensitive-set',
  category: 'privilege',
  summary: 'Reports inputs that became sensitive.',
  why: 'Nothing breaks: traces no longer show the values.',
  on: { kind: 'input', action: 'changed', facet: 'sensitive' },
  when: ({ before, after }) => !isSet(before, 'sensitive') && isSet(after, 'sensitive'),
  requires: { bump: 'patch' },
  powerVerdict: 'narrowed',
  phrase: '{} is now sensitive',
  message: (change) => msg`Input ${itemName(change)} is now sensitive.`,
  invalid: twoManifests(
    requiredInputs('{ name: deploy_key }'),
    requiredInputs('{ name: deploy_key, sensitive: true }'),
  ),
  valid: twoManifests(
    requiredInputs('{ name: deploy_key }'),
    requiredInputs('{ name: deploy_key, sensitive: false }'),
  ),
});

export const inputSensitiveUnset = changeRule({
  id: 'input-sensitive-unset',
  category: 'privilege',
  summary: 'Reports inputs that are no longer sensitive.',
  why: 'Traces show the values to everyone who reads them.',
  on: { kind: 'input', action: 'changed', facet: 'sensitive' },
  when: ({ before, after }) => isSet(before, 'sensitive') && !isSet(after, 'sensitive'),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'ADR-002', quote: 'Mark inputs for redaction in traces' },
  powerVerdict: 'guard-removed',
  phrase: '{} no longer sensitive',
  message: (change) =>
    msg`Input ${itemName(change)} is no longer sensitive. Traces show its values.`,
  invalid: twoManifests(
    requiredInputs('{ name: deploy_key, sensitive: true }'),
    requiredInputs('{ name: deploy_key, sensitive: false }'),
  ),
});

export const envSensitiveSet = changeRule({
  id: 'env-sensitive-set',
  category: 'privilege',
  summary: 'Reports environment variables that became sensitive.',
  why: 'Nothing breaks: traces no longer show the value.',
  on: { kind: 'environment', action: 'changed', facet: 'sensitive' },
  when: ({ before, after }) => !isSet(before, 'sensitive') && isSet(after, 'sensitive'),
  requires: { bump: 'patch' },
  powerVerdict: 'narrowed',
  phrase: 'variable {} is now sensitive',
  message: (change) => msg`Variable ${itemName(change)} is now sensitive.`,
  invalid: twoManifests(
    requiredEnv('{ name: API_TOKEN, sensitive: false }'),
    requiredEnv('{ name: API_TOKEN, sensitive: true }'),
  ),
  valid: twoManifests(
    requiredEnv('{ name: API_TOKEN, sensitive: true }'),
    requiredEnv('{ name: API_TOKEN, sensitive: true, description: The token. }'),
  ),
});

export const envSensitiveUnset = changeRule({
  id: 'env-sensitive-unset',
  category: 'privilege',
  summary: 'Reports environment variables that are no longer sensitive.',
  why: 'Traces show the value to everyone who reads them.',
  on: { kind: 'environment', action: 'changed', facet: 'sensitive' },
  when: ({ before, after }) => isSet(before, 'sensitive') && !isSet(after, 'sensitive'),
  requires: { bump: 'minor' },
  powerVerdict: 'guard-removed',
  phrase: 'variable {} no longer sensitive',
  message: (change) =>
    msg`Variable ${itemName(change)} is no longer sensitive. Traces show its value.`,
  invalid: twoManifests(
    requiredEnv('{ name: API_TOKEN, sensitive: true }'),
    requiredEnv('{ name: API_TOKEN, sensitive: false }'),
  ),
});
