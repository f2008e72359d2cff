import { msg, words } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { keywordNote } from '../words/keyword-note.ts';
import { itemName, witnessValue } from '../words/words.ts';

/** An input rejects values that it accepted before. */
export const inputSchemaNarrowed = changeRule({
  id: 'input-schema-narrowed',
  category: 'interface',
  summary: 'Reports inputs that accept fewer values than before.',
  why: 'Calls with a value that is no longer accepted fail.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'narrowed' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== 'type',
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: '{} narrowed',
  message: (change) =>
    msg`Input ${itemName(change)} no longer accepts ${witnessValue(change) ?? words('some values')}.`,
  notes: keywordNote,
  invalid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 0 }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 1 }
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
            schema: { type: integer, minimum: 0 }
    `,
  ),
});
