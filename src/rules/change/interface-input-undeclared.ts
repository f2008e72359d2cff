import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isStated } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An input is no longer declared; only an `interface:` list still names it. */
export const interfaceInputUndeclared = changeRule({
  id: 'interface-input-undeclared',
  category: 'interface',
  summary:
    'An input that an `interface:` block names is still declared, or takes a minor version step.',
  why: 'Nothing says any more whether the input is required and what it accepts.',
  on: { kind: 'input', action: 'changed' },
  when: ({ before, after }) => isStated(before) && !isStated(after),
  grade: { bump: 'minor', warn: true },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)} is only named by the interface block now; nothing says what it accepts.`,
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
