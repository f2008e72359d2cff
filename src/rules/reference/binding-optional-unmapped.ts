import { parametersOf } from '../../contract/bindings.ts';
import { quoted } from '../../model/seen.ts';
import { bindingWords } from '../binding-words.ts';
import { isOptional } from '../item.ts';
import { stepWith, usedSkill } from '../proto-example.ts';
import { referenceRule } from '../rule.ts';
import { listed } from '../words.ts';

/** Optional inputs that a proto which binds others leaves to their defaults. */
export const bindingOptionalUnmapped = referenceRule({
  id: 'binding-optional-unmapped',
  severity: 'warning',
  summary: 'A proto that binds inputs of a skill binds the optional ones too.',
  why: 'What is not bound takes a default that is chosen elsewhere and may change there.',
  source: 'ADR-002, "Validation Rules", step 7: "Warn if optional inputs have no mapping".',
  mend: 'Bind the input, if only to its default; or set `rules: {binding-optional-unmapped: off}` where defaults are welcome.',
  fails:
    stepWith('skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci') + usedSkill(),
  passes:
    stepWith('skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci\n  entries: 3') +
    usedSkill(),
  *check({ reference: { id, operation, bindings }, skill }) {
    const parameters = skill && bindings && parametersOf(skill, operation?.value ?? null);
    if (!parameters) return;
    const open = [...parameters.inputs.values()]
      .filter((input) => isOptional(input) && !bindings.fields.has(input.name))
      .map(({ name }) => name);
    if (open.length === 0) return;
    const inputs = open.length === 1 ? 'Optional input' : 'Optional inputs';
    const get = open.length === 1 ? 'gets' : 'get';
    const message = `${inputs} ${listed(open.map(quoted), 5)} of ${bindingWords(id, parameters)} ${get} no value here.`;
    yield { message, at: bindings.at, about: [id, ...open].join('\0') };
  },
});
