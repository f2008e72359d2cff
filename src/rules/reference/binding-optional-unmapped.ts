import { callInputsOf } from '../../contract/compare/call-parameters.ts';
import { code, list, msg, words } from '../../model/message.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { isOptional as isOptionalInput } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';
import { describeCallee } from '../words/binding-words.ts';

const maxListed = 5;

/** Optional inputs without a binding in a proto that binds others. */
export const bindingOptionalUnmapped = referenceRule({
  id: 'binding-optional-unmapped',
  severity: 'warning',
  summary: 'Reports steps that pass some inputs and leave out optional ones.',
  why: 'The inputs use defaults of the skill, and these may change.',
  source: 'ADR-002, "Validation Rules", step 7: "Warn if optional inputs have no mapping".',
  enforces: [adr002('Warn if optional inputs have no mapping', 'inputs.optional')],
  howToFix:
    'Pass the input, at least with its default, or set `rules: {binding-optional-unmapped: off}` to allow defaults.',
  invalid:
    stepWith('skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci') + usedSkill(),
  valid:
    stepWith('skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci\n  entries: 3') +
    usedSkill(),
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
    yield {
      message: msg`${label} ${unbound} of ${describeCallee(id, parameters)} ${words(amount === 1 ? 'has' : 'have')} no value here.`,
      help: msg`Write ${words(amount === 1 ? 'the value' : 'the values')}; a default may change.`,
      at: bindings.at,
      about: [id, ...unboundNames, amount].join('\0'),
    };
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
