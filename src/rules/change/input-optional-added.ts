import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isOptional } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional input with a default was added. */
export const inputOptionalAdded = changeRule({
  id: 'input-optional-added',
  category: 'interface',
  summary: 'Reports new optional inputs with a default.',
  why: 'Nothing breaks: existing calls use the default.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isOptional(after) && hasDefault(after),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'ADR-003', quote: 'Added optional inputs with defaults' },
  phrase: 'new optional input {}',
  message: (change) => msg`New optional input ${itemName(change)}.`,
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
