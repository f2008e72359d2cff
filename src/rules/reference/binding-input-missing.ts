import { parametersOf } from '../../contract/compare/call-parameters.ts';
import { quote } from '../../model/value/format-value.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { describeBinding } from '../words/binding-words.ts';

const maxReported = 50;

/** A required input that a proto does not bind. */
export const bindingInputMissing = referenceRule({
  id: 'binding-input-missing',
  severity: 'error',
  summary: 'A proto that binds inputs of a skill binds every required one.',
  why: 'The skill fails as soon as the proto gets there, as what it must be given is not.',
  source: 'ADR-002, "Validation Rules", step 3: "Validate all required inputs are mapped".',
  invalid: stepWith('skill: worklog\ninputs:\n  topic: ci\n  entries: 3') + usedSkill(),
  valid:
    stepWith('skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci\n  entries: 3') +
    usedSkill(),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && parametersOf(skill, operation?.value ?? null);
    if (!parameters) return;
    let reported = 0;
    for (const name of parameters.required) {
      if (bindings.fields.has(name)) continue;
      // Limits the findings of one reference.
      if (++reported > maxReported) return;
      const message = `Input ${quote(name)} of ${describeBinding(id, parameters)} is required and gets no value here.`;
      yield { message, at: bindings.at, about: [id, name].join('\0') };
    }
  },
});
