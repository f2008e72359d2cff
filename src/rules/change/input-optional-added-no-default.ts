import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isOptional } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional input without a default was added. */
export const inputOptionalAddedNoDefault = changeRule({
  id: 'input-optional-added-no-default',
  category: 'interface',
  summary: 'A new optional input without a default needs a minor bump.',
  why: 'Existing calls still work: nobody has to pass the input.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isOptional(after) && !hasDefault(after),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '{} is a new input',
  message: (change) =>
    `${itemName(change)} is a new optional input without a default: existing calls work as before.`,
  invalid: twoManifests(
    '',
    `
      inputs:
        optional: [{ name: topic }]
    `,
  ),
  valid: twoManifests(
    '',
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
  ),
});
