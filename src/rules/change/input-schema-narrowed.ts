import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { itemName, keywordTransition, rejectedWitness } from '../words/words.ts';

/** An input rejects values that it accepted before. */
export const inputSchemaNarrowed = changeRule({
  id: 'input-schema-narrowed',
  category: 'interface',
  summary: 'An input that accepts less than before needs a major bump.',
  why: 'Calls with a value that is no longer accepted fail.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'narrowed' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== 'type',
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: '{} accepts less',
  message: (change) =>
    `${itemName(change)} accepts less: ${rejectedWitness(change)} (${keywordTransition(change)}).`,
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
