import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isAboutKeyword, isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { keywordNote } from '../words/keyword-note.ts';
import { itemName } from '../words/words.ts';

/** A schema changed in keywords outside the subset of ADR-002. */
export const inputSchemaUnsupportedKeyword = changeRule({
  id: 'input-schema-unsupported-keyword',
  category: 'interface',
  summary: 'Reports changes of schema keywords that cannot be compared.',
  why: 'The schema may reject values that worked, and calls with them fail.',
  howToFix:
    'Compare the two values, or use a keyword that can be compared, such as `pattern`. If values that worked are now rejected, raise the major version.',
  source: 'ADR-002, "JSON Schema Subset Supported".',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'unknown' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) &&
    change.detail !== 'type' &&
    !isAboutKeyword(change, 'pattern'),
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: 'schema of {} changed',
  message: (change) => msg`Schema of input ${itemName(change)} changed. It may reject old values.`,
  help: () => msg`Look for a value that only the old schema accepts.`,
  notes: keywordNote,
  invalid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { type: string, format: date }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { type: string, format: uri }
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required:
          - name: count
            schema: { type: string, minLength: 1 }
    `,
    `
      inputs:
        required:
          - name: count
            schema: { minLength: 1, type: string }
    `,
  ),
});
