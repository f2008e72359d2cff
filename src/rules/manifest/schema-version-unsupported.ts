import { formatValue, quote } from '../../model/value/format-value.ts';
import { text, toJson } from '../../model/value/value.ts';
import { withFields } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const supported = '2.0';

/** A manifest block with an unknown format version. */
export const schemaVersionUnsupported = manifestRule('skill-manifest-v2', {
  id: 'schema-version-unsupported',
  severity: 'error',
  summary: 'The `schema_version` of a skill-manifest block is the text "2.0".',
  why: 'Readers tell by it how to read the rest, and pass over a block in a version they do not know.',
  source: 'Skill Manifest v2, "Top-Level"',
  enforces: [
    { document: 'Skill Manifest v2', quote: 'Always `"2.0"`', fields: ['schema_version'] },
    { document: 'Skill Manifest v2', quote: 'Added `schema_version`', fields: ['schema_version'] },
  ],
  howToFix: 'Write `"schema_version": "2.0"`, with the quotes.',
  invalid: withFields({ schema_version: '3.0' }),
  valid: withFields({}),
  *check({ manifest }) {
    const value = manifest.root.fields.get('schema_version')?.value;
    const written = text(value);
    if (!value || written === supported) return;
    const message =
      written === undefined
        ? `The schema version is ${formatValue(value)}, where the text "${supported}" belongs.`
        : `Schema version ${quote(written)} is not supported; only "${supported}" exists.`;
    yield { message, at: value.at, about: 'schema_version', value: toJson(value) };
  },
});
