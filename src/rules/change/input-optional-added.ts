import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isOptional } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional input with a default was added. */
export const inputOptionalAdded = changeRule({
  id: 'input-optional-added',
  category: 'interface',
  summary: 'A new optional input with a default needs a minor bump.',
  why: 'Existing calls still work: they use the default.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isOptional(after) && hasDefault(after),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'ADR-003', quote: 'Added optional inputs with defaults' },
  phrase: '{} is a new input',
  message: (change) =>
    `${itemName(change)} is a new optional input with a default: existing calls work as before.`,
  invalid: twoManifests(
    '',
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
    `
      inputs:
        optional: [{ name: topic, default: session, description: The topic. }]
    `,
  ),
});
