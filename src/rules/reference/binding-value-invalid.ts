import { callInputsOf, isSecret } from '../../contract/compare/call-parameters.ts';
import { accepts } from '../../contract/schema/evaluate.ts';
import { findRejection, type Rejection } from '../../contract/schema/rejection.ts';
import { facetValue } from '../../model/contract.ts';
import { code, type Message, msg, valuePart, words } from '../../model/message.ts';
import { toJson, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { rejectingKeyword } from '../support/rejecting-keyword.ts';
import { adr002 } from '../words/adr-002.ts';
import { describeCallee } from '../words/binding-words.ts';

const stepWithEntries = (entries: string) =>
  stepWith(
    `skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci\n  entries: ${entries}`,
  ) + usedSkill();

export const bindingValueInvalid = referenceRule({
  id: 'binding-value-invalid',
  summary: 'Reports values that the schema of their input does not accept.',
  why: 'The skill rejects the value, or behaves in an unintended way.',
  howToFix:
    'Write a value that the schema accepts. Quote numbers and templates such as `{{today}}` to pass them as strings.',
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
      const keyword = rejectingKeyword(rejection.schema, rejection.json, secret);
      yield {
        message: msg`${subject} does not match input ${code(key)} of ${describeCallee(id, parameters)}${keyword}.`,
        help: hint(rejection),
        at: rejection.value.at,
        about: [id, key].join('\0'),
        value: rejection.json,
        ...(secret && { after: rejection.json, sensitiveKey: 'default' }),
      };
    }
  },
});

/** The rejected value, or the rejected part of a value, as the subject of a sentence. */
function describeRejected(rejected: Value, value: Value, secret: boolean): Message {
  const part = words(rejected === value ? 'Value' : 'Nested value');
  if (secret) return part;
  const isContainer = rejected.kind === 'list' || rejected.kind === 'table';
  return msg`${part} ${isContainer ? valuePart(toJson(rejected)) : shownValue(rejected)}`;
}

/** Hints at values that YAML read with an unintended type. */
function hint({ schema, value }: Rejection): Message | undefined {
  if (value.kind === 'number' || value.kind === 'boolean' || value.kind === 'other') {
    return accepts(schema, value.source.trim()) === true
      ? msg`Quote it to pass a string.`
      : undefined;
  }
  const [single, second] = value.kind === 'table' ? [...value.fields.values()] : [];
  const isTemplate =
    single && !second && single.value.kind === 'null' && /^\{.*\}$/s.test(single.key);
  return isTemplate ? msg`Quote the template: YAML reads it as a mapping.` : undefined;
}
