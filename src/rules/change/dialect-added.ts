import { blockOf, routerOf, twoBodies } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { describePart } from '../words/part-words.ts';

/** A manifest in a second format was added. */
export const dialectAdded = changeRule({
  id: 'dialect-added',
  category: 'format',
  summary: 'A manifest in another format needs a minor bump.',
  why: 'Nothing breaks: readers of the old format find what they found. The two manifests now have to agree. Permissions of the new manifest are separate findings.',
  on: { kind: 'manifest', action: 'added' },
  when: ({ detail }) => detail === 'beside',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'a manifest of another format was added',
  message: (change) =>
    `A second manifest was added: ${describePart(String(change.after?.name ?? ''))}. From now on, it has to say the same as the first one.`,
  invalid: twoBodies(routerOf(), routerOf() + blockOf()),
  valid: twoBodies('', blockOf()),
});
