import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isAboutKeyword, isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { itemName, keywordTransition } from '../words/words.ts';

/** A schema changed in keywords outside the subset of ADR-002. */
export const inputSchemaUnsupportedKeyword = changeRule({
  id: 'input-schema-unsupported-keyword',
  category: 'interface',
  summary: 'A changed schema uses only the keywords of ADR-002.',
  why: 'Other keywords cannot be compared, so calls may break unnoticed.',
  howToFix:
    'Compare the two values yourself. If the new schema refuses calls that the old one accepted, raise the version by a major bump. A limit that uses a keyword of ADR-002, such as `pattern`, is compared.',
  source: 'ADR-002, "JSON Schema Subset Supported".',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'unknown' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) &&
    change.detail !== 'type' &&
    !isAboutKeyword(change, 'pattern'),
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: 'the schema of {} changed',
  message: (change) =>
    `The schema of input ${itemName(change)} changed: ${keywordTransition(change)}. Skillaccord cannot compare this keyword. If the schema now refuses old values, set a new major version.`,
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
