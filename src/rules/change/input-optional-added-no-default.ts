import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isOptional } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional input without a default was added. */
export const inputOptionalAddedNoDefault = changeRule({
  id: 'input-optional-added-no-default',
  category: 'interface',
  summary: 'A new optional input without a default comes with a minor version step.',
  why: 'Callers may leave it out; it is something new they may pass.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isOptional(after) && !hasDefault(after),
  grade: { bump: 'minor' },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Optional input ${itemName(change)} was added without a default; calls without it are still accepted.`,
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
