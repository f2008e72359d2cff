import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { descriptionVerb, itemName } from '../words/words.ts';

/** The description of an input changed. */
export const inputDescriptionChanged = changeRule({
  id: 'input-description-changed',
  category: 'documentation',
  summary: 'Reports changed descriptions of inputs.',
  why: 'Agents read the description to decide what to pass. The input itself stays the same.',
  on: { kind: 'input', action: 'changed' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) &&
    ['description', 'schema.description'].includes(change.facet ?? ''),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'description of {} changed',
  message: (change) => msg`Description of input ${itemName(change)} ${descriptionVerb(change)}.`,
  invalid: twoManifests(
    `
      inputs:
        required: [{ name: tz }]
    `,
    `
      inputs:
        required: [{ name: tz, description: The time zone. }]
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required: [{ name: tz, description: The time zone. }]
    `,
    `
      inputs:
        required: [{ description: The time zone., name: tz }]
    `,
  ),
});
