import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone, itemName } from '../words/words.ts';

/** A property was removed from an object input. */
export const inputPropertyRemoved = changeRule({
  id: 'input-property-removed',
  category: 'interface',
  summary: 'The removal of a property of an object input needs a major bump.',
  why: 'Calls that send the property lose its effect, although the input still accepts it.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: ({ detail }) => detail === 'property-removed',
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)} lost property ${formatOrNone(change.from)}: calls that send it lose its effect.`,
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
