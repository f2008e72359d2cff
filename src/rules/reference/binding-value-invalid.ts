import { callInputsOf, isSecret } from '../../contract/compare/call-parameters.ts';
import { accepts } from '../../contract/schema/evaluate.ts';
import { findRejection, type Rejection } from '../../contract/schema/rejection.ts';
import { facetValue } from '../../model/contract.ts';
import { code, formatJson } from '../../model/value/format-value.ts';
import { toJson, type Value } from '../../model/value/value.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { rejectingKeyword } from '../support/rejecting-keyword.ts';
import { adr002 } from '../words/adr-002.ts';
import { describeCallee } from '../words/binding-words.ts';

const stepWithEntries = (entries: string) =>
  stepWith(
    `skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci\n  entries: ${entries}`,
  ) + usedSkill();

/** A literal that the schema of its input rejects. */
export const bindingValueInvalid = referenceRule({
  id: 'binding-value-invalid',
  severity: 'error',
  summary: 'Literal values in a proto match the schemas of their inputs.',
  why: 'The skill refuses the value, or behaves in an unintended way.',
  howToFix:
    'Write a value that the schema of the input accepts. To pass a number or a template such as `{{today}}` as a string, put it in quotation marks.',
  source: 'ADR-002, "Validation Rules", step 4: "Validate input schemas using JSON Schema".',
  enforces: [adr002('Validate input schemas using JSON Schema', 'inputs.*.[].schema')],
  invalid: stepWithEntries('ten'),
  valid: stepWithEntries('10'),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && callInputsOf(skill, operation?.value ?? null);
    if (!parameters) return;
    for (const { key, value } of bindings.fields.values()) {
      const input = parameters.inputs.get(key);
      const schema = facetValue(input ?? null, 'schema');
      const rejection = schema === undefined ? null : findRejection(schema, value);
      if (!rejection) continue;
      const secret = isSecret(input);
      const subject = describeRejected(rejection.value, value, secret);
      const message = `${subject} does not fit input ${code(key)} of ${describeCallee(id, parameters)}${rejectingKeyword(rejection.schema, rejection.json, secret)}.${hint(rejection)}`;
      const about = [id, key].join('\0');
      const redaction = secret ? { after: rejection.json, sensitiveKey: 'default' } : {};
      yield { message, at: rejection.value.at, about, value: rejection.json, ...redaction };
    }
  },
});

/** The rejected value, or the rejected part of a value, as the subject of a sentence. */
function describeRejected(rejected: Value, value: Value, secret: boolean): string {
  if (rejected === value) return secret ? 'The value' : `Value ${formatSource(value)}`;
  return secret ? 'A part of the value' : `A part of the value, ${formatSource(rejected)},`;
}

/** A value as spelled in the source, which distinguishes 1.10 from 1.1. */
function formatSource(value: Value): string {
  const isPlainScalar = value.kind === 'number' || value.kind === 'other';
  return isPlainScalar ? code(value.source) : formatJson(toJson(value));
}

/** Hints at values that YAML read with an unintended type. */
function hint({ schema, value }: Rejection): string {
  const quotesHint = ' Put it in quotes to pass a string.';
  if (value.kind === 'number' || value.kind === 'boolean' || value.kind === 'other') {
    return accepts(schema, value.source.trim()) === true ? quotesHint : '';
  }
  const [single, second] = value.kind === 'table' ? [...value.fields.values()] : [];
  const isTemplate =
    single && !second && single.value.kind === 'null' && /^\{.*\}$/s.test(single.key);
  return isTemplate ? ' Put the template in quotes: YAML reads it as a mapping.' : '';
}
