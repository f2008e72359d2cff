import { schemasOf } from '../../dialects/manifest-v1/entries.ts';
import { foreignKeywords as unsupportedKeywords } from '../../dialects/manifest-v1/input-schema.ts';
import { code, msg } from '../../model/message.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** A schema keyword that runtimes of ADR-002 ignore. */
export const inputSchemaKeyword = manifestRule('manifest-v1', {
  id: 'input-schema-keyword',
  severity: 'warning',
  summary: 'Reports input schemas with other keywords than those of ADR-002.',
  why: 'A runtime that knows only those keywords accepts values that the schema is meant to reject.',
  howToFix:
    'Express the limit with `type`, `pattern`, `minimum`, `maximum`, `items`, `properties`, `default` or `enum`, or let the instructions of the skill check the value.',
  source: 'ADR-002, "JSON Schema Subset Supported"',
  enforces: [
    adr002('JSON Schema Subset Supported:', 'inputs.*.[].schema'),
    adr002('`type`: string, number, integer, boolean, array, object', 'inputs.*.[].schema.type'),
  ],
  invalid: withManifest(`
inputs:
  required:
    - name: site
      schema:
        type: string
        format: uri
`),
  valid: withManifest(`
inputs:
  required:
    - name: site
      schema:
        type: string
        pattern: "^https://"
`),
  *check({ manifest }) {
    for (const schema of schemasOf(manifest.root)) {
      for (const { path, clause, help, at } of unsupportedKeywords(schema)) {
        const { name } = schema.input;
        const message = msg`${code(path)} in the schema of ${code(name)} ${clause}.`;
        yield { message, help, at, about: `${name}\0${path}` };
      }
    }
  },
});
