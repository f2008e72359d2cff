import { accepts } from '../../contract/schema/evaluate.ts';
import {
  type DefaultValue,
  defaultsOf,
  type Entry,
  inputsOf,
  isNeverPrinted,
} from '../../dialects/manifest-v1/entries.ts';
import { schemaFaults, subschemas } from '../../dialects/manifest-v1/input-schema.ts';
import type { Draft } from '../../model/finding.ts';
import { code, msg, nothing, valuePart } from '../../model/message.ts';
import { fields, get, toJson, type Value } from '../../model/value/value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { rejectingKeyword } from '../support/rejecting-keyword.ts';
import { adr002 } from '../words/adr-002.ts';

/** A default that its schema rejects. */
export const inputDefaultInvalid = manifestRule('manifest-v1', {
  id: 'input-default-invalid',
  severity: 'error',
  summary: 'Reports defaults of inputs that do not match their own schema.',
  why: 'Callers that do not pass the input get a value that the skill rejects.',
  howToFix: 'Write a default that the schema accepts, or correct the schema.',
  source: 'ADR-002, "Validation Rules", step 4: "Validate input schemas using JSON Schema"',
  enforces: [
    adr002('`default`: default value', 'inputs.*.[].default', 'inputs.*.[].schema.default'),
  ],
  invalid: withManifest(`
inputs:
  optional:
    - name: count
      schema:
        type: integer
        default: "ten"
`),
  valid: withManifest(`
inputs:
  optional:
    - name: count
      schema:
        type: integer
        default: 10
`),
  *check({ manifest }) {
    for (const input of inputsOf(manifest.root)) {
      const schema = get(input.value, 'schema');
      if (!schema) continue;
      const parts = [...subschemas(schema)];
      // An invalid schema rejects every value; it is reported once, as a schema.
      if (parts.some((part) => schemaFaults(part).length > 0)) continue;
      for (const found of defaultsOf(input)) yield* judge(input, schema, '', found);
      for (const { value, path } of parts.filter((part) => part.path !== '')) {
        const field = fields(value).find(({ key }) => key === 'default');
        if (field) yield* judge(input, value, path, field);
      }
    }
  },
});

function* judge(input: Entry, schema: Value, path: string, found: DefaultValue): Iterable<Draft> {
  const value = toJson(found.value);
  if (accepts(toJson(schema), value) !== false) return;
  const secret = isNeverPrinted(input);
  const owner = path === '' ? msg`${code(input.name)}` : msg`${code(input.name)} at ${code(path)}`;
  const shown = secret ? nothing : msg` ${valuePart(value)}`;
  const reason = rejectingKeyword(toJson(schema), value, secret);
  const message = msg`Default${shown} of input ${owner} does not match its schema${reason}.`;
  const about = `${input.name}\0${path}`;
  const redaction = secret ? { after: value, sensitiveKey: 'default' } : {};
  yield { message, at: found.value.at, about, value, ...redaction };
}
