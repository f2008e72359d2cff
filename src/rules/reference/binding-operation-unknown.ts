import { code, msg, namePart } from '../../model/message.ts';
import { withOperation } from '../examples/block.ts';
import { stepWith } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { nameAdvice } from '../words/binding-words.ts';

/** A reference to an operation that the skill does not have. */
export const bindingOperationUnknown = referenceRule({
  id: 'binding-operation-unknown',
  severity: 'error',
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
    yield {
      message: msg`Unknown operation ${code(operation.value)} of skill ${namePart(id)}.`,
      help: nameAdvice(operation.value, names),
      at: operation.at,
      about: [id, operation.value].join('\0'),
    };
  },
});
