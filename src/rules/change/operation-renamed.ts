import { msg } from '../../model/message.ts';
import { operationOf, twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName, newName } from '../words/words.ts';

/** An operation was renamed, which callers experience as a removal. */
export const operationRenamed = changeRule({
  id: 'operation-renamed',
  category: 'interface',
  summary: 'Reports renamed operations.',
  why: 'Calls of the old name fail.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Named operations the skill exposes',
      fields: ['operations'],
    },
  ],
  on: { kind: 'operation', action: 'renamed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'Skill Manifest v2', quote: 'Named operations the skill exposes' },
  message: ({ before, after }) =>
    msg`Operation ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
  invalid: twoBlocks({}, { operations: { find: operationOf() } }),
  valid: twoBlocks(
    {},
    { operations: { search: operationOf({ description: 'Finds what is kept.' }) } },
  ),
});
