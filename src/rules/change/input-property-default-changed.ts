import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { itemName, nestedDefaultChange } from '../words/words.ts';

/** The default of a nested property changed. */
export const inputPropertyDefaultChanged = changeRule({
  id: 'input-property-default-changed',
  category: 'behaviour',
  summary: 'Reports defaults inside the schema of an input that were added, changed or removed.',
  why: 'Calls that do not pass the property may behave differently without a change of their own.',
  on: { kind: 'input', action: 'changed', facet: 'schema' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === 'default',
  requires: ({ from }) => (from === null ? { bump: 'minor' } : { bump: 'minor', warn: true }),
  bumpBasis: 'inferred',
  phrase: 'nested default of {} changed',
  message: (change) => msg`${nestedDefaultChange(change)} (input ${itemName(change)}).`,
  invalid: twoManifests(
    `
      inputs:
        optional:
          - name: author
            schema: { type: object, properties: { mail: { type: string, default: me@home } } }
    `,
    `
      inputs:
        optional:
          - name: author
            schema: { type: object, properties: { mail: { type: string, default: me@work } } }
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        optional:
          - name: author
            schema: { type: object, properties: { mail: { type: string, default: me@home } } }
    `,
    `
      inputs:
        optional:
          - name: author
            schema: { type: object, properties: { mail: { default: me@home, type: string } } }
    `,
  ),
});
