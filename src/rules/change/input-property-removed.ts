import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { shown, subject } from '../words/words.ts';

/** A property that an object input lost. */
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
    `Input ${subject(change)} lost property ${shown(change.from)}; callers that send it lose what it did.`,
  fails: twoManifests(
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
  passes: twoManifests(
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
