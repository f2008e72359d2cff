import { msg, sentence } from '../../model/message.ts';
import { blockOf, routerOf, twoBodies } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { describePart } from '../words/part-words.ts';

/** A manifest in a second format was added. */
export const dialectAdded = changeRule({
  id: 'dialect-added',
  category: 'format',
  summary: 'Reports a second manifest in another format.',
  why: 'Nothing breaks for readers of the first manifest. From now on, the two have to agree. Permissions of the new manifest are separate findings.',
  on: { kind: 'manifest', action: 'added' },
  when: ({ detail }) => detail === 'beside',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'second manifest added',
  message: ({ after }) =>
    msg`${sentence(describePart(after?.name ?? ''))} was added, a second manifest.`,
  invalid: twoBodies(routerOf(), routerOf() + blockOf()),
  valid: twoBodies('', blockOf()),
});
