import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required input with a default was added. */
export const inputRequiredAddedWithDefault = changeRule({
  id: 'input-required-added-with-default',
  category: 'interface',
  summary: 'A new required input with a default needs a minor bump.',
  why: 'ADR-003 counts only new required inputs without defaults as breaking. A strict host refuses calls that do not pass a required input.',
  source:
    'ADR-003 limits its sentence to inputs "without defaults"; ADR-002 says of required inputs "Must be provided or skill fails".',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isRequired(after) && hasDefault(after),
  requires: { bump: 'minor' },
  requiresUnderSemantic: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: '{} is a new input with a default',
  message: (change) =>
    `${itemName(change)} is a new required input with a default: calls without it still work and use the default. The change counts as breaking only with \`compat: semantic\` in the configuration of Skillaccord.`,
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
