import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { acceptedWitness, itemName, keywordTransition } from '../words/words.ts';

/** An input accepts more values. */
export const inputSchemaWidened = changeRule({
  id: 'input-schema-widened',
  category: 'interface',
  summary: 'An input that accepts more than before needs a minor bump.',
  why: 'Every old value is still accepted, and callers may pass new ones.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'widened' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== 'type',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '{} accepts more',
  message: (change) =>
    `${itemName(change)} accepts more: ${acceptedWitness(change)} (${keywordTransition(change)}).`,
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
