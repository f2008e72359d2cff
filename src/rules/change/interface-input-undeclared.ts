import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetail } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An input is no longer declared; only an `interface:` list still names it. */
export const interfaceInputUndeclared = changeRule({
  id: 'interface-input-undeclared',
  category: 'interface',
  summary: 'Reports inputs that only an `interface:` block still names.',
  why: 'Callers no longer know whether the input is required and what it accepts.',
  on: { kind: 'input', action: 'changed' },
  when: ({ before, after }) => isDeclaredInDetail(before) && !isDeclaredInDetail(after),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: '{} no longer in `inputs`',
  message: (change) => msg`Input ${itemName(change)} is no longer declared in ${code('inputs')}.`,
  help: () => msg`Declare it again; ${code('interface')} only names it.`,
  invalid: twoFrontmatters(
    `
      manifest_version: "1.0"
      interface:
        inputs: [topic]
      inputs:
        required: [{ name: topic }]
    `,
    `
      interface:
        inputs: [topic]
    `,
  ),
  valid: twoFrontmatters(
    `
      interface:
        inputs: [topic]
    `,
    `
      manifest_version: "1.0"
      interface:
        inputs: [topic]
      inputs:
        optional: [{ name: topic }]
    `,
  ),
});
