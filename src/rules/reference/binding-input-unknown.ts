import { callInputsOf } from '../../contract/compare/call-parameters.ts';
import { code, msg } from '../../model/message.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { describeCallee, nameAdvice } from '../words/binding-words.ts';

/** A binding for an input that the skill does not have. */
export const bindingInputUnknown = referenceRule({
  id: 'binding-input-unknown',
  severity: 'error',
  summary: 'Reports steps that pass an input that the skill does not declare.',
  why: 'The skill ignores the value, and the intended input keeps its default or is missing.',
  howToFix: 'Write the name that the skill declares, or remove the line.',
  source: 'ADR-002, "Validation Rules": the inputs of the manifest are what can be mapped.',
  invalid:
    stepWith('skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topics: ci\n  entries: 3') +
    usedSkill(),
  valid:
    stepWith('skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci\n  entries: 3') +
    usedSkill(),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && callInputsOf(skill, operation?.value ?? null);
    if (!parameters) return;
    const names = [...parameters.inputs.keys()];
    for (const { key, keyAt } of bindings.fields.values()) {
      if (parameters.inputs.has(key)) continue;
      const unboundNames = names.filter((name) => !bindings.fields.has(name));
      yield {
        message: msg`Unknown input ${code(key)} of ${describeCallee(id, parameters)}.`,
        help: nameAdvice(key, names, unboundNames),
        at: keyAt,
        about: [id, key].join('\0'),
      };
    }
  },
});
