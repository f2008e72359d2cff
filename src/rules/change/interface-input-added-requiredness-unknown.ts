import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An `interface:` list names an input without stating whether it is required. */
export const interfaceInputAddedRequirednessUnknown = changeRule({
  id: 'interface-input-added-requiredness-unknown',
  category: 'interface',
  summary: 'Reports new inputs that only an `interface:` block names.',
  why: 'An `interface:` block does not tell required inputs from optional ones. Calls without the input may fail.',
  howToFix:
    'Declare the input under `inputs.required` or `inputs.optional`. If it is required, raise the major version.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => !isRequired(after) && !isOptional(after),
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: 'new input {}',
  message: (change) =>
    msg`New input ${itemName(change)}, only in ${code('interface')}. Calls without it may fail.`,
  help: () => msg`Declare it in ${code('inputs.required')} or ${code('inputs.optional')}.`,
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
