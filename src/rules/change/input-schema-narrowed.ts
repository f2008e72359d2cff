import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { bothStated } from '../support/item.ts';
import { itemName, keywordTransition, rejectedWitness } from '../words/words.ts';

/** An input rejects values that it accepted before. */
export const inputSchemaNarrowed = changeRule({
  id: 'input-schema-narrowed',
  category: 'interface',
  summary: 'An input that accepts less than before comes with a major version step.',
  why: 'Callers that pass one of the values it no longer accepts are refused.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'narrowed' },
  when: (change) => bothStated(change) && change.detail !== 'type',
  grade: { bump: 'major' },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)} accepts less (${keywordTransition(change)}): ${rejectedWitness(change)}.`,
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
