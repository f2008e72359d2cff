import { callInputsOf } from '../../contract/compare/call-parameters.ts';
import { didYouMean } from '../../model/text/suggest.ts';
import { code, formatNames } from '../../model/value/format-value.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { describeCallee } from '../words/binding-words.ts';

/** A binding for an input that the skill does not have. */
export const bindingInputUnknown = referenceRule({
  id: 'binding-input-unknown',
  severity: 'error',
  summary: 'A proto passes only inputs that the skill declares.',
  why: 'The skill ignores the value, and the intended input keeps its default or is missing.',
  howToFix:
    'Write the name that the skill declares, or remove the line. If the skill needs the input, declare it there.',
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
      const others = names.length === 0 ? 'It has none.' : `Its inputs: ${formatNames(names, 5)}.`;
      const message = `${describeCallee(id, parameters)} has no input ${code(key)}. ${didYouMean(key, unboundNames, '`') ?? others}`;
      yield { message: capitalize(message), at: keyAt, about: [id, key].join('\0') };
    }
  },
});

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
