import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { bothStated } from '../support/item.ts';
import { itemName, keywordTransition, rejectedWitness } from '../words/words.ts';

/** An input accepts different values: some old values are rejected, some new ones accepted. */
export const inputSchemaIncompatible = changeRule({
  id: 'input-schema-incompatible',
  category: 'interface',
  summary: 'An input that accepts other values than before comes with a major version step.',
  why: 'Callers that pass one of the values it no longer accepts are refused.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'incomparable' },
  when: (change) => bothStated(change) && change.detail !== 'type',
  grade: { bump: 'major' },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)} accepts other values (${keywordTransition(change)}): ${rejectedWitness(change)}.`,
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
