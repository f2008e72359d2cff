import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional input became required. */
export const inputOptionalToRequired = changeRule({
  id: 'input-optional-to-required',
  category: 'interface',
  summary:
    'An input that becomes required comes with a major version step unless it has a default.',
  why: 'Callers that leave it out, as they were told they may, fail.',
  source:
    'ADR-003 counts a required input without a default as breaking; ADR-002 says of required inputs "Must be provided or skill fails".',
  on: { kind: 'input', action: 'changed', facet: 'required' },
  when: ({ before, after }) => isOptional(before) && isRequired(after),
  grade: ({ after }) => ({ bump: hasDefault(after) ? 'minor' : 'major' }),
  semantic: { bump: 'major' },
  direction: 'in',
  basis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  message: (change) =>
    hasDefault(change.after)
      ? `Input ${itemName(change)} became required, with a default; ADR-003 lets callers omit it, compat: semantic counts it as breaking.`
      : `Input ${itemName(change)} became required; every call that leaves it out fails.`,
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
