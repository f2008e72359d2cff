import { callInputsOf } from '../../contract/compare/call-parameters.ts';
import { code, msg } from '../../model/message.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { describeCallee } from '../words/binding-words.ts';

const maxReported = 50;

/** A required input that a proto does not bind. */
export const bindingInputMissing = referenceRule({
  id: 'binding-input-missing',
  severity: 'error',
  summary: 'Reports steps that do not pass a required input of their skill.',
  why: 'The skill fails at this step.',
  howToFix:
    'Pass the input under `inputs:` of the step, or declare it under `inputs.optional` of the skill.',
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
      const message = msg`Missing required input ${code(name)} of ${describeCallee(id, parameters)}.`;
      yield { message, at: bindings.at, about: [id, name].join('\0') };
    }
  },
});
