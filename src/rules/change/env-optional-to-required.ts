import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional environment variable became required. */
export const envOptionalToRequired = changeRule({
  id: 'env-optional-to-required',
  category: 'requirement',
  summary: 'Reports environment variables that became required.',
  why: 'The skill fails for everyone who does not set the variable.',
  on: { kind: 'environment', action: 'changed', facet: 'required' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Skill fails if not set' },
  message: (change) =>
    msg`Variable ${itemName(change)} is now required. The skill fails without it.`,
  invalid: twoManifests(
    `
      env:
        optional: [{ name: PROJECT }]
    `,
    `
      env:
        required: [{ name: PROJECT }]
    `,
  ),
  valid: twoManifests(
    `
      env:
        required: [{ name: PROJECT }]
    `,
    `
      env:
        required: [{ name: PROJECT, description: The project. }]
    `,
  ),
});
