import { isSecret, parametersOf } from '../../contract/compare/bindings.ts';
import { accepts } from '../../contract/schema/evaluate.ts';
import { findRejection, type Rejection } from '../../contract/schema/rejection.ts';
import { facetValue } from '../../model/contract.ts';
import { clip, formatJson, quote } from '../../model/format-value.ts';
import { toJson, type Value } from '../../model/value.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { refusedBy } from '../support/refused-by.ts';
import { bindingWords } from '../words/binding-words.ts';

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
  fails: bound('ten'),
  passes: bound('10'),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && parametersOf(skill, operation?.value ?? null);
    if (!parameters) return;
    for (const { key, value } of bindings.fields.values()) {
      const input = parameters.inputs.get(key);
      const schema = facetValue(input ?? null, 'schema');
      const found = schema === undefined ? null : findRejection(schema, value);
      if (!found) continue;
      const secret = isSecret(input);
      const shown = secret ? 'The value' : `Value ${written(found.value)}`;
      const fits = found.value === value ? 'fit' : 'fit into';
      const message = `${shown} does not ${fits} input ${quote(key)} of ${bindingWords(id, parameters)}${refusedBy(found.schema, found.json, secret)}.${hint(found)}`;
      const about = [id, key].join('\0');
      const hidden = secret ? { after: found.json, sensitive: 'default' } : {};
      yield { message, at: found.value.at, about, value: found.json, ...hidden };
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
