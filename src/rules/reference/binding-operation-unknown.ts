import { didYouMean } from '../../model/text/suggest.ts';
import { code, formatNames, quote } from '../../model/value/format-value.ts';
import { withOperation } from '../examples/block.ts';
import { stepWith } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';

/** A reference to an operation that the skill does not have. */
export const bindingOperationUnknown = referenceRule({
  id: 'binding-operation-unknown',
  severity: 'error',
  summary: 'Every operation that a proto calls exists in its skill.',
  why: 'The proto fails at this point: there is nothing to run.',
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
    const suggestion =
      didYouMean(operation.value, names, '`') ?? `Its operations: ${formatNames(names, 5)}.`;
    const message = `Skill ${quote(id)} has no operation ${code(operation.value)}. ${suggestion}`;
    yield { message, at: operation.at, about: [id, operation.value].join('\0') };
  },
});
