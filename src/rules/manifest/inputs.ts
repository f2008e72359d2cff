import { accepts } from '../../contract/schema/evaluate.ts';
import {
  type DeclaredEntry,
  type DefaultValue,
  defaultsOf,
  type Entry,
  inputsOf,
  interfaceOf,
  isNeverPrinted,
  outputsOf,
} from '../../dialects/manifest-v1/entries.ts';
import { schemaFaults, subschemas } from '../../dialects/manifest-v1/input-schema.ts';
import type { Draft } from '../../model/finding.ts';
import { code, msg, nothing, valuePart } from '../../model/message.ts';
import { hasUnmatchedBraces, variablesIn } from '../../model/text/placeholders.ts';
import { canonical } from '../../model/value/canonical.ts';
import { fields, get, text, toJson, type Value } from '../../model/value/value.ts';
import { oneOf } from '../../model/words/codes.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { rejectingKeyword } from '../support/rejecting-keyword.ts';
import { adr002 } from '../words/adr-002.ts';

const withDefault = (fallback: string) =>
  withManifest(`
inputs:
  optional:
    - name: count
      schema:
        type: integer
        default: ${fallback}
`);

export const inputDefaultInvalid = manifestRule('manifest-v1', {
  id: 'input-default-invalid',
  severityText: 'error; warning for another default in the schema',
  summary: 'Reports defaults of inputs that do not match their own schema, and inputs with two.',
  why: 'Callers that do not pass the input get a value that the skill rejects.',
  howToFix: 'Write a default that the schema accepts, or correct the schema.',
  source: 'ADR-002, "Validation Rules", step 4: "Validate input schemas using JSON Schema"',
  enforces: [
    adr002('`default`: default value', 'inputs.*.[].default', 'inputs.*.[].schema.default'),
  ],
  invalid: withDefault('"ten"'),
  valid: withDefault('10'),
  *check({ manifest }) {
    for (const input of inputsOf(manifest.root)) {
      yield* differingDefaults(input);
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

/** Another default in the schema than beside it. */
function* differingDefaults(input: Entry): Iterable<Draft> {
  const [own, other] = defaultsOf(input);
  if (!own || !other || canonical(toJson(own.value)) === canonical(toJson(other.value))) return;
  const secret = isNeverPrinted(input);
  const [first, second] = [own, other].map(({ value }) => valuePart(toJson(value)));
  const shown =
    secret || !first || !second ? nothing : msg`: ${first} and, in its schema, ${second}`;
  const message = msg`Input ${code(input.name)} has two defaults${shown}.`;
  const help = msg`Keep one of them.`;
  const about = `${input.name}\0two`;
  yield { message, help, at: other.keyAt, about, severity: 'warning' };
}

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

export const inputIncomplete = manifestRule('manifest-v1', {
  id: 'input-incomplete',
  severity: 'warning',
  summary: 'Reports inputs without a description or a schema.',
  why: 'Callers do not know what to pass, and no value is rejected before the skill runs.',
  source:
    'ADR-002, "inputs": "Each input has: `name`, `description`, `schema` (JSON Schema), optional `sensitive` flag".',
  enforces: [
    adr002(
      'Each input has: `name`, `description`, `schema` (JSON Schema), optional `sensitive` flag',
      'inputs.*.[].description',
      'inputs.*.[].schema',
    ),
  ],
  howToFix:
    'Add the key. A description in the schema counts too, and `schema: {}` accepts every value.',
  invalid: withManifest('inputs:\n  required:\n    - name: topic'),
  valid: withManifest(`
inputs:
  required:
    - name: topic
      description: What the session was about.
      schema: {type: string}
`),
  *check({ manifest }) {
    for (const input of inputsOf(manifest.root)) {
      const missing = missingKeys(input);
      if (missing.length === 0) continue;
      const message = msg`Input ${code(input.name)} has no ${oneOf(missing)}.`;
      yield { message, at: input.at, about: `${input.name}\0${missing.join()}` };
    }
  },
});

function missingKeys({ value }: DeclaredEntry): readonly string[] {
  if (value.kind !== 'table') return [];
  const schema = get(value, 'schema');
  const descriptions = [get(value, 'description'), get(schema, 'description')];
  return [
    ...(descriptions.some((found) => found && text(found)?.trim() !== '') ? [] : ['description']),
    ...(schema ? [] : ['schema']),
  ];
}

export const outputVariableUnknown = manifestRule('manifest-v1', {
  id: 'output-variable-unknown',
  summary: 'Reports a `{{name}}` in an output pattern that is not an input, or that is not closed.',
  why: 'The runtime has no value for it, so callers do not find the file that the skill wrote.',
  howToFix: 'Write the name of an input of the skill, or declare the name under `inputs`.',
  source: 'ADR-002, "outputs": "File patterns with `{{var}}` substitution"',
  enforces: [
    adr002('`files`: File patterns with `{{var}}` substitution', 'outputs.files.[].pattern'),
  ],
  invalid: withManifest('outputs:\n  files:\n    - pattern: "docs/{{topic}}.org"'),
  valid: withManifest(`
inputs:
  required:
    - name: topic
outputs:
  files:
    - pattern: "docs/{{topic}}.org"
`),
  *check({ manifest: { root } }) {
    const known = new Set(
      [...inputsOf(root), ...(interfaceOf(root, 'inputs') ?? [])].map(({ name }) => name),
    );
    for (const { name: pattern, at } of outputsOf(root)) {
      const unknown = new Set(variablesIn(pattern).filter((name) => !known.has(name)));
      for (const name of unknown) {
        const message = msg`Unknown input ${code(name)} in output ${code(pattern)}.`;
        yield { message, at, about: `${pattern}\0${name}` };
      }
      if (hasUnmatchedBraces(pattern)) {
        const message = msg`Unmatched braces in output ${code(pattern)}.`;
        yield { message, help: msg`Write ${code('{{name}}')}.`, at, about: `${pattern}\0braces` };
      }
    }
  },
});
