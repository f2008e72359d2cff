import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetail } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An input is no longer declared; only an `interface:` list still names it. */
export const interfaceInputUndeclared = changeRule({
  id: 'interface-input-undeclared',
  category: 'interface',
  summary: 'An input that remains only in an `interface:` block needs a minor bump.',
  why: 'Callers no longer know whether the input is required and what it accepts.',
  on: { kind: 'input', action: 'changed' },
  when: ({ before, after }) => isDeclaredInDetail(before) && !isDeclaredInDetail(after),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: '{} is no longer declared in `inputs`',
  message: (change) =>
    `\`inputs:\` no longer declares ${itemName(change)}, and only \`interface:\` lists it: callers cannot tell whether it is required and what it accepts. Declare it in the top-level \`inputs:\` again.`,
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
