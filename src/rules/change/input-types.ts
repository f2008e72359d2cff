import { code, msg, words } from '../../model/message.ts';
import { twoSchemas } from '../examples/sections.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import {
  isDeclaredInDetailOnBothSides,
  isHarmless,
  isOptional,
  semanticRequirements,
} from '../support/item.ts';
import { keywordNote } from '../words/keyword-note.ts';
import { itemName, semanticNote, witnessValue } from '../words/words.ts';

const optionalCount = (schema: string) =>
  `inputs:\n  optional:\n    - name: count\n      schema: ${schema}`;

export const inputTypeChanged = changeRule({
  id: 'input-type-changed',
  summary: 'Reports changed types of inputs.',
  why: 'Calls with a value of the old type fail, unless the new type accepts it.',
  source:
    'ADR-003 names required inputs only. An optional input breaks the calls that pass it, unless the new type accepts all old values.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) &&
    change.detail === 'type' &&
    !(isOptional(change.before) && isHarmless(change)),
  requires: { bump: 'major' },
  requiresUnderSemantic: ({ verdict }) =>
    verdict === null ? { bump: 'major' } : semanticRequirements[verdict],
  bumpBasis: { document: 'ADR-003', quote: 'Changed required input types' },
  phrase: 'type of {} changed',
  message: (change) => {
    const text = msg`Type of input ${itemName(change)} changed.`;
    if (change.verdict === 'unknown') return msg`${text} It may reject old values.`;
    return isHarmless(change)
      ? msg`${text} It accepts every old value.`
      : msg`${text} It no longer accepts ${witnessValue(change) ?? words('some values')}.`;
  },
  notes: (change) => {
    if (change.verdict === 'unknown')
      return [...keywordNote(change), semanticNote('this is only a warning')];
    return isHarmless(change)
      ? [...keywordNote(change), semanticNote('this is not breaking')]
      : keywordNote(change);
  },
  invalid: twoSchemas('{ type: integer }', '{ type: string }'),
  valid: twoManifests(optionalCount('{ type: integer }'), optionalCount('{ type: number }')),
});

export const inputTypeWidened = changeRule({
  id: 'input-type-widened',
  summary: 'Reports optional inputs that accept more types than before.',
  why: 'Every value of the old type is still accepted.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'widened' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) && change.detail === 'type' && isOptional(change.before),
  requires: { bump: 'minor' },
  phrase: '{} accepts more types',
  message: (change) => msg`Optional input ${itemName(change)} accepts more types.`,
  notes: keywordNote,
  invalid: twoManifests(optionalCount('{ type: integer }'), optionalCount('{ type: number }')),
  valid: twoManifests(
    optionalCount('{ type: integer, minimum: 1 }'),
    optionalCount('{ type: integer, minimum: 0 }'),
  ),
});

export const inputPropertyAdded = changeRule({
  id: 'input-property-added',
  summary: 'Reports new properties of object inputs.',
  why: 'Nothing breaks: no existing call is assumed to send an undeclared property.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: ({ detail }) => detail === 'property-added',
  requires: { bump: 'minor' },
  phrase: 'new property {after} of {}',
  message: (change) => msg`New property ${code(String(change.to))} of input ${itemName(change)}.`,
  invalid: twoSchemas(
    '{ type: object, properties: { a: { type: string } } }',
    '{ type: object, properties: { a: { type: string }, b: { type: string } } }',
  ),
  valid: twoSchemas(
    '{ type: object, properties: { a: { type: integer } } }',
    '{ type: object, properties: { a: { type: number } } }',
  ),
});

export const inputPropertyRemoved = changeRule({
  id: 'input-property-removed',
  summary: 'Reports removed properties of object inputs.',
  why: 'The skill ignores the property in calls that still send it, although the input accepts it.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: ({ detail }) => detail === 'property-removed',
  requires: { bump: 'major' },
  phrase: 'property {before} of {} removed',
  message: (change) =>
    msg`Property ${code(String(change.from))} of input ${itemName(change)} was removed.`,
  invalid: twoSchemas(
    '{ type: object, properties: { a: { type: string }, b: { type: string } } }',
    '{ type: object, properties: { a: { type: string } } }',
  ),
  valid: twoSchemas(
    '{ type: object, properties: { a: { type: string }, b: { type: string } } }',
    '{ type: object, properties: { a: { type: string }, b: { type: string } } }',
  ),
});
