import { operationOf, twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName, newName } from '../words/words.ts';

/** An operation was renamed, which callers experience as a removal. */
export const operationRenamed = changeRule({
  id: 'operation-renamed',
  category: 'interface',
  summary: 'An operation that is renamed comes with a major version step.',
  why: 'Whoever calls it by the old name finds nothing.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Named operations the skill exposes',
      fields: ['operations'],
    },
  ],
  on: { kind: 'operation', action: 'renamed' },
  grade: { bump: 'major' },
  direction: 'identity',
  basis: { document: 'Skill Manifest v2', quote: 'Named operations the skill exposes' },
  message: ({ before, after }) =>
    `Operation ${itemName({ before, after: null })} was renamed to ${newName({ after })}; whoever calls it by the old name finds nothing.`,
  invalid: twoBlocks({}, { operations: { find: operationOf() } }),
  valid: twoBlocks(
    {},
    { operations: { search: operationOf({ description: 'Finds what is kept.' }) } },
  ),
});
