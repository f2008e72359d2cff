import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides, isOptional } from '../support/item.ts';
import { keywordNote } from '../words/keyword-note.ts';
import { itemName } from '../words/words.ts';

/** A schema was rewritten without a change of the accepted values. */
export const inputSchemaRewritten = changeRule({
  id: 'input-schema-rewritten',
  category: 'interface',
  summary: 'Reports rewritten schemas of inputs that accept the same values.',
  why: 'Nothing changes for callers. The change is listed because callers may read the schema.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'equivalent' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) &&
    (change.detail !== 'type' || isOptional(change.before)),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'schema of {} rewritten',
  message: (change) =>
    msg`Schema of input ${itemName(change)} was rewritten. It accepts the same values.`,
  notes: keywordNote,
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
