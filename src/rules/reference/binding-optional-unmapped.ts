import { parametersOf } from '../../contract/compare/bindings.ts';
import { quote } from '../../model/format-value.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { isOptional as isOptionalInput } from '../support/item.ts';
import { bindingWords } from '../words/binding-words.ts';
import { listed } from '../words/words.ts';

const most = 5;

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
    const isOptional = (name: string) => isOptionalInput(parameters.inputs.get(name) ?? null);
    const count =
      parameters.optional.length - [...bindings.fields.keys()].filter(isOptional).length;
    const open = firstOf(parameters.optional, most, (name) => !bindings.fields.has(name));
    if (count === 0) return;
    const more = count > most ? ` and ${count - most} more` : '';
    const inputs = count === 1 ? 'Optional input' : 'Optional inputs';
    const get = count === 1 ? 'gets' : 'get';
    const message = `${inputs} ${listed(open.map(quote), most)}${more} of ${bindingWords(id, parameters)} ${get} no value here.`;
    yield { message, at: bindings.at, about: [id, ...open, count].join('\0') };
  },
});

/** The first few that pass a test; the rest is not looked at. */
function firstOf(names: readonly string[], few: number, test: (name: string) => boolean): string[] {
  const found: string[] = [];
  for (const name of names) {
    if (found.length === few) break;
    if (test(name)) found.push(name);
  }
  return found;
}
