import { callInputsOf } from '../../contract/compare/call-parameters.ts';
import { code } from '../../model/value/format-value.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { describeCallee } from '../words/binding-words.ts';

const maxReported = 50;

/** A required input that a proto does not bind. */
export const bindingInputMissing = referenceRule({
  id: 'binding-input-missing',
  severity: 'error',
  summary: 'A proto that passes inputs to a skill passes every required one.',
  why: 'The skill fails at this point of the proto.',
  howToFix:
    'Pass the input under `inputs:` of the step. If the skill can do without it, declare it under `inputs.optional` of the skill.',
  source: 'ADR-002, "Validation Rules", step 3: "Validate all required inputs are mapped".',
  enforces: [adr002('Validate all required inputs are mapped', 'inputs.required')],
  invalid: stepWith('skill: worklog\ninputs:\n  topic: ci\n  entries: 3') + usedSkill(),
  valid:
    stepWith('skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci\n  entries: 3') +
    usedSkill(),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && callInputsOf(skill, operation?.value ?? null);
    if (!parameters) return;
    let reported = 0;
    for (const name of parameters.required) {
      if (bindings.fields.has(name)) continue;
      // Limits the findings of one reference.
      if (++reported > maxReported) return;
      const message = `Required input ${code(name)} of ${describeCallee(id, parameters)} gets no value here: the skill will fail.`;
      yield { message, at: bindings.at, about: [id, name].join('\0') };
    }
  },
});
