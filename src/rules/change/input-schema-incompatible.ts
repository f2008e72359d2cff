import { msg, words } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { keywordNote } from '../words/keyword-note.ts';
import { itemName, witnessValue } from '../words/words.ts';

/** An input accepts different values: some old values are rejected, some new ones accepted. */
export const inputSchemaIncompatible = changeRule({
  id: 'input-schema-incompatible',
  category: 'interface',
  summary: 'Reports inputs that accept other values than before.',
  why: 'Calls with a value that is no longer accepted fail.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'incomparable' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== 'type',
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: '{} accepts other values',
  message: (change) =>
    msg`Input ${itemName(change)} no longer accepts ${witnessValue(change) ?? words('some values')}.`,
  notes: keywordNote,
  invalid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2] }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { enum: [2, 3] }
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2] }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2, 3] }
    `,
  ),
});
