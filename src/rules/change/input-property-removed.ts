import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone, itemName } from '../words/words.ts';

/** A property was removed from an object input. */
export const inputPropertyRemoved = changeRule({
  id: 'input-property-removed',
  category: 'interface',
  summary: 'A property that an object input loses comes with a major version step.',
  why: 'Callers that send it lose what it did, although the input still accepts it.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: ({ detail }) => detail === 'property-removed',
  grade: { bump: 'major' },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)} lost property ${formatOrNone(change.from)}; callers that send it lose what it did.`,
  invalid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string }, b: { type: string } } }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string } } }
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string }, b: { type: string } } }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string }, b: { type: string } } }
    `,
  ),
});
