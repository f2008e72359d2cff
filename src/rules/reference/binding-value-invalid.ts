import { isSecret, parametersOf } from '../../contract/compare/call-parameters.ts';
import { accepts } from '../../contract/schema/evaluate.ts';
import { findRejection, type Rejection } from '../../contract/schema/rejection.ts';
import { facetValue } from '../../model/contract.ts';
import { clip, formatJson, quote } from '../../model/value/format-value.ts';
import { toJson, type Value } from '../../model/value/value.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { rejectingKeyword } from '../support/rejecting-keyword.ts';
import { describeBinding } from '../words/binding-words.ts';

const bound = (entries: string) =>
  stepWith(
    `skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci\n  entries: ${entries}`,
  ) + usedSkill();

/** A literal that the schema of the input it is for refuses. */
export const bindingValueInvalid = referenceRule({
  id: 'binding-value-invalid',
  severity: 'error',
  summary: 'The literal values a proto binds fit the schemas of the inputs they are for.',
  why: 'The skill refuses the value when the proto gets there, or does something nobody meant.',
  source: 'ADR-002, "Validation Rules", step 4: "Validate input schemas using JSON Schema".',
  invalid: bound('ten'),
  valid: bound('10'),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && parametersOf(skill, operation?.value ?? null);
    if (!parameters) return;
    for (const { key, value } of bindings.fields.values()) {
      const input = parameters.inputs.get(key);
      const schema = facetValue(input ?? null, 'schema');
      const rejection = schema === undefined ? null : findRejection(schema, value);
      if (!rejection) continue;
      const secret = isSecret(input);
      const label = secret ? 'The value' : `Value ${written(rejection.value)}`;
      const fits = rejection.value === value ? 'fit' : 'fit into';
      const message = `${label} does not ${fits} input ${quote(key)} of ${describeBinding(id, parameters)}${rejectingKeyword(rejection.schema, rejection.json, secret)}.${hint(rejection)}`;
      const about = [id, key].join('\0');
      const redaction = secret ? { after: rejection.json, sensitive: 'default' } : {};
      yield { message, at: rejection.value.at, about, value: rejection.json, ...redaction };
    }
  },
});

/** A value as it is written: 1.10 is not 1.1 to whoever wrote it. */
function written(value: Value): string {
  const isNumber = value.kind === 'number' || value.kind === 'other';
  return isNumber ? clip(value.source) : formatJson(toJson(value));
}

/** What YAML took for something else than it was meant to be. */
function hint({ schema, value }: Rejection): string {
  const quotes = ' In quotes it is a text.';
  if (value.kind === 'number' || value.kind === 'boolean' || value.kind === 'other') {
    return accepts(schema, value.source.trim()) === true ? quotes : '';
  }
  const [only, second] = value.kind === 'table' ? [...value.fields.values()] : [];
  const isTemplate = only && !second && only.value.kind === 'null' && /^\{.*\}$/s.test(only.key);
  return isTemplate ? ' A template needs quotes: without them YAML reads a mapping.' : '';
}
