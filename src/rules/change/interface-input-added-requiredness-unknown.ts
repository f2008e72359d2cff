import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An `interface:` list names an input without stating whether it is required. */
export const interfaceInputAddedRequirednessUnknown = changeRule({
  id: 'interface-input-added-requiredness-unknown',
  category: 'interface',
  summary: 'A new input in an `interface:` block is also declared in `inputs:`.',
  why: 'An `interface:` list does not tell required inputs from optional ones, so calls may break unnoticed.',
  howToFix:
    'Declare the input under `inputs.required` or `inputs.optional`. If it is required, raise the version by a major bump.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => !isRequired(after) && !isOptional(after),
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: '{} is a new input',
  message: (change) =>
    `Input ${itemName(change)} was added to \`interface:\`, which does not say whether it is required: calls without it may fail. Declare it in the top-level \`inputs:\`.`,
  invalid: twoFrontmatters(
    `
      interface:
        inputs: [session_date]
    `,
    `
      interface:
        inputs: [session_date, tz]
    `,
  ),
  valid: twoFrontmatters(
    `
      interface:
        inputs: [session_date]
    `,
    `
      interface:
        inputs: [session_date]
        env: []
    `,
  ),
});
