import { callInputsOf, isSecret } from '../../contract/compare/call-parameters.ts';
import { code, list, msg, namePart, words } from '../../model/message.ts';
import { fields, source, toJson, type Value } from '../../model/value/value.ts';
import { hasSubstitution } from '../../protos/templated.ts';
import { withOperation } from '../examples/block.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { isOptional as isOptionalInput } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';
import { describeCallee, nameAdvice } from '../words/binding-words.ts';

const maxReported = 50;

const passing = (inputs: string) => stepWith(`skill: worklog\ninputs:\n${inputs}`) + usedSkill();
const every = '  session_date: "{{today}}"\n  topic: ci\n  entries: 3';

export const bindingInputMissing = referenceRule({
  id: 'binding-input-missing',
  summary: 'Reports steps that do not pass a required input of their skill.',
  why: 'The skill fails at this step.',
  howToFix:
    'Pass the input under `inputs:` of the step, or declare it under `inputs.optional` of the skill.',
  source: 'ADR-002, "Validation Rules", step 3: "Validate all required inputs are mapped".',
  enforces: [adr002('Validate all required inputs are mapped', 'inputs.required')],
  invalid: passing('  topic: ci\n  entries: 3'),
  valid: passing(every),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && callInputsOf(skill, operation?.value ?? null);
    if (!parameters) return;
    let reported = 0;
    for (const name of parameters.required) {
      if (bindings.fields.has(name)) continue;
      // Limits the findings of one reference.
      if (++reported > maxReported) return;
      const message = msg`Missing required input ${code(name)} of ${describeCallee(id, parameters)}.`;
      yield { message, at: bindings.at, about: [id, name].join('\0') };
    }
  },
});

export const bindingInputUnknown = referenceRule({
  id: 'binding-input-unknown',
  summary: 'Reports steps that pass an input that the skill does not declare.',
  why: 'The skill ignores the value, and the intended input keeps its default or is missing.',
  howToFix: 'Write the name that the skill declares, or remove the line.',
  source: 'ADR-002, "Validation Rules": the inputs of the manifest are what can be mapped.',
  invalid: passing(every.replace('topic', 'topics')),
  valid: passing(every),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && callInputsOf(skill, operation?.value ?? null);
    if (!parameters) return;
    const names = [...parameters.inputs.keys()];
    for (const { key, keyAt } of bindings.fields.values()) {
      if (parameters.inputs.has(key)) continue;
      const unboundNames = names.filter((name) => !bindings.fields.has(name));
      const message = msg`Unknown input ${code(key)} of ${describeCallee(id, parameters)}.`;
      const help = nameAdvice(key, names, unboundNames);
      yield { message, help, at: keyAt, about: [id, key].join('\0') };
    }
  },
});

const withKey = (key: string) => `${stepWith(`skill: deploy\ninputs: {deploy_key: ${key}}`)}
-- skills/deploy/SKILL.md --
---
manifest_version: "1.0"
name: deploy
description: Deploys services.
inputs:
  required:
    - name: deploy_key
      description: The key of the account.
      sensitive: true
      schema: {type: string}
---
`;

export const bindingSensitiveLiteral = referenceRule({
  id: 'binding-sensitive-literal',
  summary: 'Reports steps that pass a literal for a sensitive input.',
  why: 'The proto is committed, so everybody with access to the repository can read the secret.',
  howToFix:
    'Pass a variable such as `"{{deploy_key}}"` or `"${DEPLOY_KEY}"`, and revoke the secret: it stays in the history.',
  source: 'ADR-002, "inputs": "`sensitive: true`: Mark inputs for redaction in traces"',
  enforces: [
    adr002('`sensitive: true`: Mark inputs for redaction in traces', 'inputs.*.[].sensitive'),
  ],
  invalid: withKey('hunter2'),
  valid: withKey('"{{deploy_key}}"'),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && callInputsOf(skill, operation?.value ?? null);
    if (!parameters) return;
    for (const { key, value } of bindings.fields.values()) {
      const literal = isSecret(parameters.inputs.get(key)) ? literalIn(value) : undefined;
      if (!literal) continue;
      const message = msg`Sensitive input ${code(key)} of ${describeCallee(id, parameters)} is a literal.`;
      const help = msg`Pass a variable, and revoke the secret.`;
      const found = { value: toJson(value), after: toJson(value), sensitiveKey: 'default' };
      yield { message, help, at: literal.at, about: [id, key].join('\0'), ...found };
    }
  },
});

/** What names a value that is elsewhere: `$KEY`, `<key>`, `secrets.KEY`, `op://vault/key`. */
const elsewhere =
  /^\s*(?:[$<%@]|(?:env|secrets?|vault|op|vars?|inputs?|steps?|params?|keychain|aws-sm|gcp-sm|ssm)(?:\.|:))/i;

/** The first text or number in a value that nothing replaces. */
function literalIn(value: Value): Value | undefined {
  if (value.kind === 'list') return value.items.map(literalIn).find((found) => found);
  if (value.kind === 'table')
    return fields(value)
      .map((field) => literalIn(field.value))
      .find((found) => found);
  if (value.kind === 'null' || value.kind === 'boolean') return undefined;
  const written = source(value) ?? '';
  return written === '' || hasSubstitution(written) || elsewhere.test(written) ? undefined : value;
}

export const bindingOperationUnknown = referenceRule({
  id: 'binding-operation-unknown',
  summary: 'Reports calls of operations that the skill does not have.',
  why: 'The call fails: there is nothing to run.',
  howToFix: 'Write the name of an operation that the skill declares.',
  source: 'Skill Manifest v2, "operations"; ADR-002, "Validation Rules".',
  invalid: stepWith('skill: memory\noperation: serch') + withOperation({}).trimStart(),
  valid: stepWith('skill: memory\noperation: search') + withOperation({}).trimStart(),
  *check({ reference: { id, operation }, skill }) {
    if (!operation || !skill || skill.unreadable) return;
    const names = skill.contract.items
      .filter(({ kind }) => kind === 'operation')
      .map(({ name }) => name);
    // For a skill that is one callable, the `operation` key belongs to another tool.
    if (names.length === 0 || names.includes(operation.value)) return;
    const message = msg`Unknown operation ${code(operation.value)} of skill ${namePart(id)}.`;
    const help = nameAdvice(operation.value, names);
    yield { message, help, at: operation.at, about: [id, operation.value].join('\0') };
  },
});

const maxListed = 5;

export const bindingOptionalUnmapped = referenceRule({
  id: 'binding-optional-unmapped',
  severity: 'warning',
  summary: 'Reports steps that pass some inputs and leave out optional ones.',
  why: 'The inputs use defaults of the skill, and these may change.',
  source: 'ADR-002, "Validation Rules", step 7: "Warn if optional inputs have no mapping".',
  enforces: [adr002('Warn if optional inputs have no mapping', 'inputs.optional')],
  howToFix:
    'Pass the input, at least with its default, or set `rules: {binding-optional-unmapped: off}` to allow defaults.',
  invalid: passing(every.replace('\n  entries: 3', '')),
  valid: passing(every),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && callInputsOf(skill, operation?.value ?? null);
    if (!parameters) return;
    const isOptional = (name: string) => isOptionalInput(parameters.inputs.get(name) ?? null);
    const amount =
      parameters.optional.length - [...bindings.fields.keys()].filter(isOptional).length;
    const unboundNames = firstOf(
      parameters.optional,
      maxListed,
      (name) => !bindings.fields.has(name),
    );
    if (amount === 0) return;
    const rest = amount > maxListed ? [words(`${amount - maxListed} more`)] : [];
    const unbound = list([...unboundNames.map((name) => code(name)), ...rest], {
      limit: maxListed + 1,
    });
    const label = words(amount === 1 ? 'Optional input' : 'Optional inputs');
    const message = msg`${label} ${unbound} of ${describeCallee(id, parameters)} ${words(amount === 1 ? 'has' : 'have')} no value here.`;
    const help = msg`Write ${words(amount === 1 ? 'the value' : 'the values')}; a default may change.`;
    yield { message, help, at: bindings.at, about: [id, ...unboundNames, amount].join('\0') };
  },
});

/** The first names that pass a test; stops at the limit. */
function firstOf(
  names: readonly string[],
  limit: number,
  test: (name: string) => boolean,
): string[] {
  const found: string[] = [];
  for (const name of names) {
    if (found.length === limit) break;
    if (test(name)) found.push(name);
  }
  return found;
}
