import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A property was added to an object input. */
export const inputPropertyAdded = changeRule({
  id: 'input-property-added',
  category: 'interface',
  summary: 'Reports new properties of object inputs.',
  why: 'Nothing breaks: no existing call is assumed to send an undeclared property.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: ({ detail }) => detail === 'property-added',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'new property {after} of {}',
  message: (change) => msg`New property ${code(String(change.to))} of input ${itemName(change)}.`,
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
