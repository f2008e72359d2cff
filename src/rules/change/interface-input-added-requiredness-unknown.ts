import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An `interface:` list names an input without stating whether it is required. */
export const interfaceInputAddedRequirednessUnknown = changeRule({
  id: 'interface-input-added-requiredness-unknown',
  category: 'interface',
  summary: 'An input that an `interface:` block gains is declared in `inputs:` too.',
  why: 'An `interface:` list does not tell required inputs from optional ones, so nothing says whether callers that omit it break.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => !isRequired(after) && !isOptional(after),
  grade: { bump: 'none', warn: true },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)} was added to the interface block, which does not say whether it is required; callers may break.`,
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
