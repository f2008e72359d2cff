import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isOptional } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional input without a default was added. */
export const inputOptionalAddedNoDefault = changeRule({
  id: 'input-optional-added-no-default',
  category: 'interface',
  summary: 'Reports new optional inputs without a default.',
  why: 'Nothing breaks: nobody has to pass the input.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isOptional(after) && !hasDefault(after),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'new optional input {}',
  message: (change) => msg`New optional input ${itemName(change)} without a default.`,
  invalid: twoManifests(
    '',
    `
      inputs:
        optional: [{ name: topic }]
    `,
  ),
  valid: twoManifests(
    '',
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
  ),
});
