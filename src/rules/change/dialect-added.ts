import { blockOf, routerOf, twoBodies } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { newName } from '../words/words.ts';

/** A manifest in a second format was added. */
export const dialectAdded = changeRule({
  id: 'dialect-added',
  category: 'format',
  summary: 'A manifest in one more format comes with a minor version step.',
  why: 'Nothing breaks: readers of the old format find what they found. From here on both have to agree. Powers it brings along are findings of their own.',
  on: { kind: 'manifest', action: 'added' },
  when: ({ detail }) => detail === 'beside',
  grade: { bump: 'minor' },
  direction: 'none',
  basis: 'inferred',
  message: (change) =>
    `A ${newName(change)} manifest was added beside the one that was there; readers of either rely on it from now on.`,
  invalid: twoBodies(routerOf(), routerOf() + blockOf()),
  valid: twoBodies('', blockOf()),
});
