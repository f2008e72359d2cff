import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides, isOptional } from '../support/item.ts';
import { keywordNote } from '../words/keyword-note.ts';
import { itemName } from '../words/words.ts';

/** An optional input has a wider type. */
export const inputTypeWidened = changeRule({
  id: 'input-type-widened',
  category: 'interface',
  summary: 'Reports optional inputs that accept more types than before.',
  why: 'Every value of the old type is still accepted.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'widened' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) && change.detail === 'type' && isOptional(change.before),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '{} accepts more types',
  message: (change) => msg`Optional input ${itemName(change)} accepts more types.`,
  notes: keywordNote,
  invalid: twoManifests(
    `
      inputs:
        optional:
          - name: count
            schema: { type: integer }
    `,
    `
      inputs:
        optional:
          - name: count
            schema: { type: number }
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        optional:
          - name: count
            schema: { type: integer, minimum: 1 }
    `,
    `
      inputs:
        optional:
          - name: count
            schema: { type: integer, minimum: 0 }
    `,
  ),
});
