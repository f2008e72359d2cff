import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone, itemName } from '../words/words.ts';

/** A property was added to an object input. */
export const inputPropertyAdded = changeRule({
  id: 'input-property-added',
  category: 'interface',
  summary: 'A new property of an object input needs a minor bump.',
  why: 'Callers are assumed to send only declared properties, so no existing call sends this one.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: ({ detail }) => detail === 'property-added',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'property {after} of {} was added',
  message: (change) =>
    `Input ${itemName(change)} has a new property ${formatOrNone(change.to)}: calls without it work as before.`,
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
