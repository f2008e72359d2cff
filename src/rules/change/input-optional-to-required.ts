import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional input became required. */
export const inputOptionalToRequired = changeRule({
  id: 'input-optional-to-required',
  category: 'interface',
  summary:
    'An optional input that becomes required needs a major bump, and a minor one if it has a default.',
  why: 'Calls that do not pass the input fail.',
  source:
    'ADR-003 counts a required input without a default as breaking; ADR-002 says of required inputs "Must be provided or skill fails".',
  on: { kind: 'input', action: 'changed', facet: 'required' },
  when: ({ before, after }) => isOptional(before) && isRequired(after),
  requires: ({ after }) => ({ bump: hasDefault(after) ? 'minor' : 'major' }),
  requiresUnderSemantic: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: '{} is now required',
  message: (change) =>
    hasDefault(change.after)
      ? `Input ${itemName(change)} is now required, with a default: calls without it still work and use the default. The change counts as breaking only with \`compat: semantic\` in the configuration of Skillaccord.`
      : `Input ${itemName(change)} is now required and has no default: calls without it fail.`,
  invalid: twoManifests(
    `
      inputs:
        optional: [{ name: topic }]
    `,
    `
      inputs:
        required: [{ name: topic }]
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required: [{ name: topic }]
    `,
    `
      inputs:
        optional: [{ name: topic }]
    `,
  ),
});
