import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { keywordNote } from '../words/keyword-note.ts';
import { itemName, witnessValue } from '../words/words.ts';

/** An input accepts more values. */
export const inputSchemaWidened = changeRule({
  id: 'input-schema-widened',
  category: 'interface',
  summary: 'Reports inputs that accept more values than before.',
  why: 'Every old value is still accepted, and callers may pass new ones.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'widened' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== 'type',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '{} widened',
  message: (change) => {
    const value = witnessValue(change);
    return value
      ? msg`Input ${itemName(change)} now accepts ${value}.`
      : msg`Schema of input ${itemName(change)} changed. It accepts every old value.`;
  },
  notes: keywordNote,
  invalid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 1 }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 0 }
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 1 }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { minimum: 1, type: integer }
    `,
  ),
});
