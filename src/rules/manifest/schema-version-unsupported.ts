import { code, msg, valuePart } from '../../model/message.ts';
import { text, toJson } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withFields } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const supported = '2.0';

/** A manifest block with an unknown format version. */
export const schemaVersionUnsupported = manifestRule('skill-manifest-v2', {
  id: 'schema-version-unsupported',
  severity: 'error',
  summary: 'Reports a `schema_version` other than the string `"2.0"`.',
  why: 'Readers choose by it how to read the block, and ignore a block of an unknown version.',
  source: 'Skill Manifest v2, "Top-Level"',
  enforces: [
    { document: 'Skill Manifest v2', quote: 'Always `"2.0"`', fields: ['schema_version'] },
    { document: 'Skill Manifest v2', quote: 'Added `schema_version`', fields: ['schema_version'] },
  ],
  howToFix: 'Write `"schema_version": "2.0"` with the quotation marks.',
  invalid: withFields({ schema_version: '3.0' }),
  valid: withFields({}),
  *check({ manifest }) {
    const value = manifest.root.fields.get('schema_version')?.value;
    if (!value || text(value) === supported) return;
    yield {
      message: msg`Unsupported ${code('schema_version')}: ${shownValue(value)}.`,
      help: msg`Write ${valuePart(supported)}.`,
      at: value.at,
      about: 'schema_version',
      value: toJson(value),
    };
  },
});
