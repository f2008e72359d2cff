import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides, isOptional } from '../support/item.ts';
import { itemName, keywordTransition } from '../words/words.ts';

/** A schema was rewritten without a change of the accepted values. */
export const inputSchemaRewritten = changeRule({
  id: 'input-schema-rewritten',
  category: 'interface',
  summary: 'A rewritten schema that accepts the same values needs a patch bump.',
  why: 'Nothing changes for callers. The change is listed because the schema is part of the contract.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'equivalent' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) &&
    (change.detail !== 'type' || isOptional(change.before)),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the schema of {} was rewritten',
  message: (change) =>
    `The schema of input ${itemName(change)} was rewritten (${keywordTransition(change)}): it accepts the same values.`,
  invalid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2] }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { enum: [2, 1] }
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2] }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2], description: One or two. }
    `,
  ),
});
