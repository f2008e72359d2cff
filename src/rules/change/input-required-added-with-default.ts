import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isRequired } from '../support/item.ts';
import { itemName, semanticNote } from '../words/words.ts';

/** A required input with a default was added. */
export const inputRequiredAddedWithDefault = changeRule({
  id: 'input-required-added-with-default',
  category: 'interface',
  summary: 'Reports new required inputs with a default.',
  why: 'Existing calls use the default. A strict host rejects calls that do not pass a required input.',
  source:
    'ADR-003 limits its sentence to inputs "without defaults"; ADR-002 says of required inputs "Must be provided or skill fails".',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isRequired(after) && hasDefault(after),
  requires: { bump: 'minor' },
  requiresUnderSemantic: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: 'new required input {}',
  message: (change) => msg`New required input ${itemName(change)} with a default.`,
  notes: () => [semanticNote('this is breaking')],
  invalid: twoManifests(
    '',
    `
      inputs:
        required: [{ name: tz, default: UTC }]
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
