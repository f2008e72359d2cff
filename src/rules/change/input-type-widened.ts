import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { bothStated, isOptional } from '../support/item.ts';
import { keywordStep, subject } from '../words/words.ts';

/** An optional input of a type that admits all of the old one. */
export const inputTypeWidened = changeRule({
  id: 'input-type-widened',
  category: 'interface',
  summary: 'An optional input whose type is widened comes with a minor version step.',
  why: 'Every value of the old type is still accepted.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'widened' },
  when: (change) => bothStated(change) && change.detail === 'type' && isOptional(change.before),
  grade: { bump: 'minor' },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Optional input ${subject(change)} accepts more types (${keywordStep(change)}); every old value still fits.`,
  fails: twoManifests(
    `
      inputs:
        optional:
          - name: count
            schema: { type: integer }
    `,
    `
      inputs:
        optional:
          - name: count
            schema: { type: number }
    `,
  ),
  passes: twoManifests(
    `
      inputs:
        optional:
          - name: count
            schema: { type: integer, minimum: 1 }
    `,
    `
      inputs:
        optional:
          - name: count
            schema: { type: integer, minimum: 0 }
    `,
  ),
});
