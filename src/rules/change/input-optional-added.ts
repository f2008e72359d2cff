import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isOptional } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional input with a default was added. */
export const inputOptionalAdded = changeRule({
  id: 'input-optional-added',
  category: 'interface',
  summary: 'A new optional input with a default comes with a minor version step.',
  why: 'Callers may leave it out; it is something new they may pass.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isOptional(after) && hasDefault(after),
  grade: { bump: 'minor' },
  direction: 'in',
  basis: { document: 'ADR-003', quote: 'Added optional inputs with defaults' },
  message: (change) =>
    `Optional input ${itemName(change)} was added with a default; calls without it work as before.`,
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
