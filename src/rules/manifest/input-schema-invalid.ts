import { accepts } from '../../contract/schema/evaluate.ts';
import { type InputSchema, schemasOf } from '../../dialects/manifest-v1/entries.ts';
import {
  type SchemaFault,
  type Subschema,
  schemaFaults,
} from '../../dialects/manifest-v1/input-schema.ts';
import type { Draft } from '../../model/finding.ts';
import { code } from '../../model/value/format-value.ts';
import { get, items, type Json, type Table, toJson } from '../../model/value/value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** A schema that is invalid, or that no value satisfies. */
export const inputSchemaInvalid = manifestRule('manifest-v1', {
  id: 'input-schema-invalid',
  severity: 'error',
  summary: 'The schema of an input is a JSON Schema that some value fits.',
  why: 'A validator stops with an error, or refuses every caller.',
  howToFix:
    'Correct the keyword that the finding names: types are those of JSON Schema, such as `integer`, and some value fits all limits.',
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

function draftOf({ input }: InputSchema, { path, problem, at }: SchemaFault): Draft {
  const name = code(input.name);
  const message =
    path === ''
      ? `The schema of input ${name} ${problem}.`
      : `In the schema of input ${name}, ${code(path)} ${problem}.`;
  return { message, at, about: `${input.name}\0${path}` };
}

/** An `enum` with only values that the other keywords reject. */
function unsatisfiableEnum({ value, path }: Subschema): readonly SchemaFault[] {
  const list = get(value, 'enum');
  if (!list || value.kind !== 'table') return [];
  const otherKeywords = jsonWithout(value, 'enum');
  if (items(list).some((candidate) => accepts(otherKeywords, toJson(candidate)) !== false))
    return [];
  const problem = 'lists only values that its other keywords refuse';
  return [{ path: path === '' ? 'enum' : `${path}.enum`, problem, at: list.at }];
}

function jsonWithout(table: Table, key: string): Json {
  const { [key]: _, ...otherKeywords } = toJson(table) as Record<string, Json>;
  return otherKeywords;
}
