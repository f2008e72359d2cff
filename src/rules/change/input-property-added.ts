import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone, itemName } from '../words/words.ts';

/** A property was added to an object input. */
export const inputPropertyAdded = changeRule({
  id: 'input-property-added',
  category: 'interface',
  summary: 'A property that an object input gains comes with a minor version step.',
  why: 'Callers are taken to send only declared properties, so none sends it yet.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: ({ detail }) => detail === 'property-added',
  grade: { bump: 'minor' },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)} gained property ${formatOrNone(change.to)}; callers are taken to send only declared properties.`,
  invalid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string } } }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string }, b: { type: string } } }
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: integer } } }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: number } } }
    `,
  ),
});
