import { accepts } from '../../contract/schema/evaluate.ts';
import { type InputSchema, schemasOf } from '../../dialects/manifest-v1/entries.ts';
import {
  type SchemaFault,
  type Subschema,
  schemaFaults,
  foreignKeywords as unsupportedKeywords,
} from '../../dialects/manifest-v1/input-schema.ts';
import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg, nothing, volatile } from '../../model/message.ts';
import { patternPackage } from '../../model/packages.cjs';
import { get, items, type Json, type Table, text, toJson } from '../../model/value/value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

const withPattern = (pattern: string) =>
  withManifest(`
inputs:
  required:
    - name: day
      schema:
        type: string
        pattern${pattern}{4}$"
`);

export const inputPatternInvalid = manifestRule('manifest-v1', {
  id: 'input-pattern-invalid',
  summary: 'Reports an input whose `pattern` is not a valid regular expression.',
  why: 'A runtime that compiles the pattern stops with an error.',
  howToFix:
    'Correct the regular expression. In a YAML string with double quotation marks, write each backslash twice.',
  source: 'ADR-002, "JSON Schema Subset Supported": "`pattern`: regex for string validation"',
  enforces: [adr002('`pattern`: regex for string validation', 'inputs.*.[].schema.pattern')],
  invalid: withPattern(': "^[0-9'),
  valid: withPattern(': "^[0-9]'),
  *check({ manifest }) {
    for (const { input, value } of schemasOf(manifest.root)) {
      const pattern = get(value, 'pattern');
      const expression = text(pattern);
      if (!pattern || expression === undefined || isEcmaScript(expression)) continue;
      const reason = rejectionReason(expression);
      if (reason === null) continue;
      const pair = msg`Pattern ${code(expression)} of input ${code(input.name)}`;
      const message = msg`${pair} is not a valid regular expression${reason}.`;
      yield { message, at: pattern.at, about: `${input.name}\0${expression}` };
    }
  },
});

/** True for ECMAScript, the dialect of JSON Schema. Compiling an expression without running it is safe. */
function isEcmaScript(pattern: string): boolean {
  return ['u', ''].some((flags) => {
    try {
      new RegExp(pattern, flags);
      return true;
    } catch {
      return false;
    }
  });
}

/** Longer patterns can compile to very large programs. */
const maxLength = 1000;

/** Why RE2 rejects the pattern too; null if RE2 accepts it, such as `(?i)`. */
function rejectionReason(pattern: string): Message | null {
  if (pattern.length > maxLength) return nothing;
  try {
    patternPackage().RE2JS.compile(pattern);
    return null;
  } catch (error) {
    const found =
      error instanceof Error ? /^error parsing regexp: ([^:`]+)/.exec(error.message)?.[1] : null;
    return found ? msg` (${volatile(code(found.trim()))})` : nothing;
  }
}

const withType = (type: string) =>
  withManifest(`inputs:\n  required:\n    - name: count\n      schema:\n        type: ${type}`);

export const inputSchemaInvalid = manifestRule('manifest-v1', {
  id: 'input-schema-invalid',
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
  invalid: withType('int'),
  valid: withType('integer'),
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

const withKeyword = (keyword: string) =>
  withManifest(`
inputs:
  required:
    - name: site
      schema:
        type: string
        ${keyword}
`);

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
  invalid: withKeyword('format: uri'),
  valid: withKeyword('pattern: "^https://"'),
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
