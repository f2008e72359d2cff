import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isOptional, isRequired } from '../support/item.ts';
import { itemName, semanticNote } from '../words/words.ts';

/** An optional input became required. */
export const inputOptionalToRequired = changeRule({
  id: 'input-optional-to-required',
  category: 'interface',
  summary: 'Reports inputs that became required.',
  why: 'Calls that do not pass the input fail, unless it has a default.',
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
      ? msg`Input ${itemName(change)} is now required, with a default.`
      : msg`Input ${itemName(change)} is now required. Calls without it fail.`,
  help: ({ after }) => (hasDefault(after) ? undefined : msg`Give it a default.`),
  notes: ({ after }) => (hasDefault(after) ? [semanticNote('this is breaking')] : []),
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
