import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { changedEntries, itemName, valueTransition } from '../words/words.ts';

/** A literal was removed from the values of an output field. */
export const outputFieldLiteralRemoved = changeRule({
  id: 'output-field-literal-removed',
  category: 'interface',
  summary: 'An output field that lists one value less comes with a patch version step.',
  why: 'Nothing breaks: whoever reads the field is ready for more values than it holds now.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'literal-removed',
  grade: { bump: 'patch' },
  direction: 'out',
  basis: 'inferred',
  message: (change) =>
    `Output field ${itemName(change)} is never ${changedEntries(change)} any more: ${valueTransition(change)}; readers only meet values they know.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error | partial' } } },
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
    { output: { description: 'The memories.', fields: { status: 'error | ok' } } },
  ),
});
