import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A side effect was removed. */
export const effectRemoved = changeRule({
  id: 'effect-removed',
  category: 'privilege',
  summary: 'A removed effect needs a patch bump.',
  why: 'Nothing breaks: the skill declares that it does less.',
  on: { kind: 'effect', action: 'removed' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  powerVerdict: 'narrowed',
  message: (change) =>
    `Effect ${itemName(change)} was removed. The skill declares that it does less.`,
  invalid: twoBlocks({ effects: ['db.read', 'net.fetch'] }, {}),
  valid: twoBlocks({}, {}),
});
