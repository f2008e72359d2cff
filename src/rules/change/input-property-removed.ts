import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone, itemName } from '../words/words.ts';

/** A property was removed from an object input. */
export const inputPropertyRemoved = changeRule({
  id: 'input-property-removed',
  category: 'interface',
  summary: 'The removal of a property of an object input needs a major bump.',
  why: 'The skill ignores the property in calls that still send it, although the input accepts it.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: ({ detail }) => detail === 'property-removed',
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: 'property {before} of {} was removed',
  message: (change) =>
    `Property ${formatOrNone(change.from)} of input ${itemName(change)} was removed: the skill ignores it in calls that still send it.`,
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
