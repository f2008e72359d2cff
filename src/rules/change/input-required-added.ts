import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required input without a default was added. */
export const inputRequiredAdded = changeRule({
  id: 'input-required-added',
  category: 'interface',
  summary: 'Reports new required inputs without a default.',
  why: 'Existing calls do not pass the input, so all of them fail.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isRequired(after) && !hasDefault(after),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: 'new required input {}',
  message: (change) => msg`New required input ${itemName(change)}. Existing calls do not pass it.`,
  help: () => msg`Give it a default.`,
  invalid: twoManifests(
    '',
    `
      inputs:
        required: [{ name: tz }]
    `,
  ),
  valid: twoManifests(
    '',
    `
      inputs:
        optional: [{ name: tz, default: UTC }]
    `,
  ),
});
