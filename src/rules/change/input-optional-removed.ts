import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isOptional } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional input was removed. */
export const inputOptionalRemoved = changeRule({
  id: 'input-optional-removed',
  category: 'interface',
  summary: 'Reports removed optional inputs.',
  why: 'The skill ignores the input in calls that still pass it.',
  source: 'ADR-003 lists optional inputs with defaults as part of the interface contract.',
  on: { kind: 'input', action: 'removed' },
  when: ({ before }) => isOptional(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Optional inputs with defaults' },
  message: (change) => msg`Optional input ${itemName(change)} was removed.`,
  invalid: twoManifests(
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
    '',
  ),
  valid: twoManifests(
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
    `
      inputs:
        optional: [{ name: topic, default: session }, { name: place, default: here }]
    `,
  ),
});
