import type { Change } from '../../model/contract.ts';
import { msg, words } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isDeclaredInDetail, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An input that only an `interface:` list named is now declared. */
export const interfaceInputDeclared = changeRule({
  id: 'interface-input-declared',
  category: 'interface',
  summary: 'Reports inputs of an `interface:` block that are now declared in `inputs`.',
  why: 'The block did not say whether the input is required. Calls without it may break.',
  on: { kind: 'input', action: 'changed' },
  when: ({ before, after }) => !isDeclaredInDetail(before) && isDeclaredInDetail(after),
  requires: (change) => ({ bump: 'minor', warn: isNewDuty(change) }),
  bumpBasis: 'inferred',
  phrase: '{} now declared in `inputs`',
  message: (change) => {
    const kind = words(isRequired(change.after) ? 'required' : 'optional');
    const text = msg`Input ${itemName(change)} is now declared as ${kind}.`;
    return isNewDuty(change) ? msg`${text} Calls without it fail.` : text;
  },
  help: (change) =>
    isNewDuty(change) ? msg`Raise the major version if calls without it worked.` : undefined,
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
