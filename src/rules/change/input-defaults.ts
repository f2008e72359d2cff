import type { Change } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { optionalInputs } from '../examples/sections.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides, isRequired } from '../support/item.ts';
import { itemName, nestedDefaultChange, semanticNote, transitionSuffix } from '../words/words.ts';

const author = (schema: string) =>
  `inputs:\n  optional:\n    - name: author\n      schema: ${schema}`;

export const inputDefaultAdded = changeRule({
  id: 'input-default-added',
  category: 'behaviour',
  summary: 'Reports new defaults of existing inputs.',
  why: 'Calls that do not pass the input now use the default.',
  on: { kind: 'input', action: 'changed', facet: 'default' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === 'added',
  requires: { bump: 'minor' },
  phrase: '{} now has a default',
  message: (change) => msg`Input ${itemName(change)} now has a default.`,
  invalid: twoManifests(
    optionalInputs('{ name: topic }'),
    optionalInputs('{ name: topic, default: session }'),
  ),
  valid: twoManifests(
    optionalInputs('{ name: topic, default: session }'),
    optionalInputs('{ name: topic, schema: { default: session } }'),
  ),
});

export const inputDefaultRemoved = changeRule({
  id: 'input-default-removed',
  category: 'behaviour',
  summary: 'Reports inputs that lost their default.',
  why: 'Calls that do not pass the input fail if it is required or an entrypoint uses it. Otherwise they behave differently.',
  source: 'ADR-003 counts a required input without a default as breaking.',
  on: { kind: 'input', action: 'changed', facet: 'default' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) && (change.detail === 'removed' || isUnfilled(change)),
  requires: (change) =>
    isRequired(change.after) || isUnfilled(change)
      ? { bump: 'major' }
      : { bump: 'minor', warn: true },
  requiresUnderSemantic: (change) => {
    if (isUnfilled(change)) return { bump: 'major' };
    return isRequired(change.after) ? { bump: 'patch' } : { bump: 'minor', warn: true };
  },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: '{} lost its default',
  message: (change) => {
    const text = msg`Input ${itemName(change)} lost its default.`;
    if (isUnfilled(change)) return msg`${text} Calls without it leave its placeholder empty.`;
    return isRequired(change.after) ? msg`${text} Calls without it fail.` : text;
  },
  notes: (change) =>
    isRequired(change.after) && !isUnfilled(change) ? [semanticNote('this is a patch')] : [],
  invalid: twoManifests(
    optionalInputs('{ name: topic, default: session }'),
    optionalInputs('{ name: topic }'),
  ),
  valid: twoManifests(
    optionalInputs('{ name: topic, default: session }'),
    optionalInputs('{ name: topic, default: session }'),
  ),
});

/** True if the placeholder of the input has no value without its default. */
function isUnfilled({ detail }: Change): boolean {
  return detail === 'unfilled';
}

export const inputDefaultChanged = changeRule({
  id: 'input-default-changed',
  category: 'behaviour',
  summary: 'Reports changed defaults of inputs.',
  why: 'Calls that do not pass the input get another value without a change of their own.',
  on: { kind: 'input', action: 'changed', facet: 'default' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === 'changed',
  requires: { bump: 'minor', warn: true },
  phrase: 'default of {} changed',
  message: (change) =>
    msg`Default of input ${itemName(change)} changed${transitionSuffix(change)}.`,
  invalid: twoManifests(
    optionalInputs('{ name: topic, default: session }'),
    optionalInputs('{ name: topic, default: work }'),
  ),
  valid: twoManifests(
    optionalInputs('{ name: topic, default: session }'),
    optionalInputs('{ name: topic, schema: { default: session } }'),
  ),
});

export const inputPropertyDefaultChanged = changeRule({
  id: 'input-property-default-changed',
  category: 'behaviour',
  summary: 'Reports defaults inside the schema of an input that were added, changed or removed.',
  why: 'Calls that do not pass the property may behave differently without a change of their own.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === 'default',
  requires: ({ from }) => (from === null ? { bump: 'minor' } : { bump: 'minor', warn: true }),
  phrase: 'nested default of {} changed',
  message: (change) => msg`${nestedDefaultChange(change)} (input ${itemName(change)}).`,
  invalid: twoManifests(
    author('{ type: object, properties: { mail: { type: string, default: me@home } } }'),
    author('{ type: object, properties: { mail: { type: string, default: me@work } } }'),
  ),
  valid: twoManifests(
    author('{ type: object, properties: { mail: { type: string, default: me@home } } }'),
    author('{ type: object, properties: { mail: { default: me@home, type: string } } }'),
  ),
});
