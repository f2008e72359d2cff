import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A property was removed from an object input. */
export const inputPropertyRemoved = changeRule({
  id: 'input-property-removed',
  category: 'interface',
  summary: 'Reports removed properties of object inputs.',
  why: 'The skill ignores the property in calls that still send it, although the input accepts it.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: ({ detail }) => detail === 'property-removed',
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: 'property {before} of {} removed',
  message: (change) =>
    msg`Property ${code(String(change.from))} of input ${itemName(change)} was removed.`,
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
