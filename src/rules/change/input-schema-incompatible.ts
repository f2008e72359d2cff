import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { itemName, keywordTransition, rejectedWitness } from '../words/words.ts';

/** An input accepts different values: some old values are rejected, some new ones accepted. */
export const inputSchemaIncompatible = changeRule({
  id: 'input-schema-incompatible',
  category: 'interface',
  summary: 'An input that accepts other values than before needs a major bump.',
  why: 'Calls with a value that is no longer accepted fail.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'incomparable' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== 'type',
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: '{} no longer accepts some values',
  message: (change) =>
    `${itemName(change)} accepts other values than before: ${rejectedWitness(change)} (${keywordTransition(change)}).`,
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
