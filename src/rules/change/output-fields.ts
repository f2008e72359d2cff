import { isSet } from '../../model/contract.ts';
import { msg, sentence, words } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { skillManifestV2 } from '../words/clauses.ts';
import { changedEntries, itemName, operationName, valueTransition } from '../words/words.ts';

const fields = (types: Readonly<Record<string, string>>) => ({
  output: { description: 'The memories.', fields: types },
});

export const outputFieldAdded = changeRule({
  id: 'output-field-added',
  summary: 'Reports new output fields.',
  why: 'Nothing breaks: readers of JSON ignore fields that they do not know.',
  on: { kind: 'result-field', action: 'added' },
  requires: { bump: 'minor' },
  phrase: 'new output field {}',
  message: (change) => msg`New output field ${itemName(change)}.`,
  invalid: twoOperations(fields({ status: 'string' }), fields({ id: 'integer', status: 'string' })),
  valid: twoOperations(
    fields({ id: 'integer', status: 'string' }),
    fields({ status: 'string', id: 'integer' }),
  ),
});

export const outputFieldRemoved = changeRule({
  id: 'output-field-removed',
  summary: 'Reports removed output fields.',
  why: 'Readers of the field find nothing.',
  enforces: [
    skillManifestV2(
      'The last line of stdout must be valid JSON matching this schema.',
      'operations.*.output.fields',
    ),
  ],
  on: { kind: 'result-field', action: 'removed' },
  requires: { bump: 'major' },
  message: (change) => msg`Output field ${itemName(change)} was removed.`,
  invalid: twoOperations(fields({ id: 'integer', status: 'string' }), fields({ status: 'string' })),
  valid: twoOperations(
    fields({ id: 'integer', status: 'string' }),
    fields({ id: 'integer', status: 'string' }),
  ),
});

export const outputFieldTypeChanged = changeRule({
  id: 'output-field-type-changed',
  summary: 'Reports output fields with another type.',
  why: 'Readers get values of a type that they do not expect. A narrower type breaks nothing.',
  enforces: [
    skillManifestV2(
      'The last line of stdout must be valid JSON matching this schema.',
      'operations.*.output.fields.*',
    ),
  ],
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'type',
  requires: ({ verdict }) => ({ bump: verdict === 'narrowed' ? 'minor' : 'major' }),
  phrase: 'type of {} changed',
  message: (change) => {
    const verb = words(change.verdict === 'narrowed' ? 'was narrowed' : 'changed');
    return msg`Type of output field ${itemName(change)} ${verb}: ${valueTransition(change)}.`;
  },
  invalid: twoOperations(fields({ id: 'integer' }), fields({ id: 'string' })),
  valid: twoOperations(fields({ id: 'integer' }), fields({ id: 'the number of the memory' })),
});

export const outputFieldLiteralAdded = changeRule({
  id: 'output-field-literal-added',
  summary: 'Reports new values of an output field.',
  why: 'Code that handles each listed value does not know the new one.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'literal-added',
  requires: { bump: 'minor', warn: true },
  phrase: 'new values of {}',
  message: (change) =>
    msg`Output field ${itemName(change)} can now also be ${changedEntries(change)}.`,
  invalid: twoOperations(
    fields({ status: 'ok | error' }),
    fields({ status: 'ok | error | partial' }),
  ),
});

export const outputFieldLiteralRemoved = changeRule({
  id: 'output-field-literal-removed',
  summary: 'Reports removed values of an output field.',
  why: 'Nothing breaks: readers already handle all remaining values.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'literal-removed',
  requires: { bump: 'patch' },
  phrase: 'fewer values of {}',
  message: (change) =>
    msg`Output field ${itemName(change)} can no longer be ${changedEntries(change)}.`,
  invalid: twoOperations(
    fields({ status: 'ok | error | partial' }),
    fields({ status: 'ok | error' }),
  ),
  valid: twoOperations(fields({ status: 'ok | error' }), fields({ status: 'error | ok' })),
});

export const outputFieldsDeclared = changeRule({
  id: 'output-fields-declared',
  summary: 'Reports operations that list their output fields for the first time.',
  why: 'Nothing breaks: readers can now rely on the fields.',
  on: { kind: 'result' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'fields') && !isSet(before, 'fields') && isSet(after, 'fields'),
  requires: { bump: 'minor' },
  phrase: '{} now lists output fields',
  message: (change) => msg`${sentence(operationName(change))} now lists its output fields.`,
  invalid: twoOperations({ output: { description: 'The memories.' } }, fields({ id: 'integer' })),
  valid: twoOperations(fields({ id: 'integer' }), fields({ id: 'integer', status: 'string' })),
});

export const outputFieldsWithdrawn = changeRule({
  id: 'output-fields-withdrawn',
  summary: 'Reports operations that no longer list any output field.',
  why: 'Readers can no longer rely on any field.',
  enforces: [
    skillManifestV2(
      'The last line of stdout must be valid JSON matching this schema.',
      'operations.*.output.fields',
    ),
  ],
  on: { kind: 'result' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'fields') && isSet(before, 'fields') && !isSet(after, 'fields'),
  requires: { bump: 'major' },
  phrase: 'output fields of {} removed',
  message: (change) => msg`${sentence(operationName(change))} no longer lists its output fields.`,
  invalid: twoOperations(fields({ id: 'integer' }), { output: { description: 'The memories.' } }),
  valid: twoOperations(fields({ id: 'integer' }), fields({ id: 'integer', status: 'string' })),
});
