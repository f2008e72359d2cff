import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isRequired, isStated } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An input that only an `interface:` list named is now declared. */
export const interfaceInputDeclared = changeRule({
  id: 'interface-input-declared',
  category: 'interface',
  summary:
    'An input of an `interface:` block that is declared in detail comes with a minor version step.',
  why: 'The list did not say whether the input is required, so nothing says whether callers that omit it break.',
  on: { kind: 'input', action: 'changed' },
  when: ({ before, after }) => !isStated(before) && isStated(after),
  grade: ({ after }) => ({ bump: 'minor', warn: isRequired(after) && !hasDefault(after) }),
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)}, so far only named by the interface block, is now declared ${isRequired(change.after) ? 'required' : 'optional'}.`,
  invalid: twoFrontmatters(
    `
      interface:
        inputs: [topic]
    `,
    `
      manifest_version: "1.0"
      interface:
        inputs: [topic]
      inputs:
        required: [{ name: topic }]
    `,
  ),
  valid: twoFrontmatters(
    `
      interface:
        inputs: [topic]
    `,
    `
      interface:
        inputs: [topic]
        env: []
    `,
  ),
});
