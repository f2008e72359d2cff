import type { Change } from '../../model/contract.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isDeclaredInDetail, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An input that only an `interface:` list named is now declared. */
export const interfaceInputDeclared = changeRule({
  id: 'interface-input-declared',
  category: 'interface',
  summary: 'A first full declaration of an input from an `interface:` block needs a minor bump.',
  why: 'The list did not say whether the input is required, so calls without it may break.',
  on: { kind: 'input', action: 'changed' },
  when: ({ before, after }) => !isDeclaredInDetail(before) && isDeclaredInDetail(after),
  requires: (change) => ({ bump: 'minor', warn: isNewDuty(change) }),
  bumpBasis: 'inferred',
  phrase: '{} is now declared in `inputs`',
  message: (change) =>
    isNewDuty(change)
      ? `Input ${itemName(change)} is now declared as required: calls without it fail. Before, \`interface:\` listed it without saying whether it is required. If calls without it worked until now, the change needs a major bump.`
      : `Input ${itemName(change)} was only listed in \`interface:\` and is now declared as ${isRequired(change.after) ? 'required' : 'optional'}.`,
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

/** True if callers now have to pass the input. */
function isNewDuty({ after }: Change): boolean {
  return isRequired(after) && !hasDefault(after);
}
