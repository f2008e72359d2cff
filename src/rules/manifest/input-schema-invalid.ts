import { accepts } from '../../contract/schema/evaluate.ts';
import { type InputSchema, schemasOf } from '../../dialects/manifest-v1/entries.ts';
import {
  type SchemaFault,
  type Subschema,
  schemaFaults,
} from '../../dialects/manifest-v1/input-schema.ts';
import type { Draft } from '../../model/finding.ts';
import { code, msg } from '../../model/message.ts';
import { get, items, type Json, type Table, toJson } from '../../model/value/value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** A schema that is invalid, or that no value satisfies. */
export const inputSchemaInvalid = manifestRule('manifest-v1', {
  id: 'input-schema-invalid',
  severity: 'error',
  summary: 'Reports input schemas that are not a JSON Schema, or that no value matches.',
  why: 'A validator stops with an error, or rejects every caller.',
  howToFix:
    'Correct the keyword that the finding names. Types are those of JSON Schema, such as `integer`.',
  source: 'ADR-002, "JSON Schema Subset Supported"; "Validation Rules", step 4',
  enforces: [
    adr002('`type`: string, number, integer, boolean, array, object', 'inputs.*.[].schema.type'),
    adr002(
      '`minimum`, `maximum`: numeric bounds',
      'inputs.*.[].schema.minimum',
      'inputs.*.[].schema.maximum',
    ),
    adr002('`items`: array item schema', 'inputs.*.[].schema.items'),
    adr002('`properties`: object property schemas', 'inputs.*.[].schema.properties'),
    adr002('`enum`: allowed values', 'inputs.*.[].schema.enum'),
  ],
  invalid: withManifest(`
inputs:
  required:
    - name: count
      schema:
        type: int
`),
  valid: withManifest(`
inputs:
  required:
    - name: count
      schema:
        type: integer
`),
  *check({ manifest }) {
    for (const schema of schemasOf(manifest.root)) {
      const faults = schemaFaults(schema);
      const drafts = faults.length > 0 ? faults : unsatisfiableEnum(schema);
      for (const fault of drafts) yield draftOf(schema, fault);
    }
  },
});

function draftOf({ input }: InputSchema, { path, clause, help, at }: SchemaFault): Draft {
  const name = code(input.name);
  const message =
    path === ''
      ? msg`Schema of input ${name} ${clause}.`
      : msg`${code(path)} in the schema of ${name} ${clause}.`;
  return { message, help, at, about: `${input.name}\0${path}` };
}

/** An `enum` with only values that the other keywords reject. */
function unsatisfiableEnum({ value, path }: Subschema): readonly SchemaFault[] {
  const list = get(value, 'enum');
  if (!list || value.kind !== 'table') return [];
  const otherKeywords = jsonWithout(value, 'enum');
  if (items(list).some((candidate) => accepts(otherKeywords, toJson(candidate)) !== false))
    return [];
  const clause = msg`lists only values that other keywords reject`;
  return [{ path: path === '' ? 'enum' : `${path}.enum`, clause, at: list.at }];
}

function jsonWithout(table: Table, key: string): Json {
  const { [key]: _, ...otherKeywords } = toJson(table) as Record<string, Json>;
  return otherKeywords;
}
