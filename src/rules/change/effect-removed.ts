import { msg } from '../../model/message.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A side effect was removed. */
export const effectRemoved = changeRule({
  id: 'effect-removed',
  category: 'privilege',
  summary: 'Reports removed effects.',
  why: 'Nothing breaks: the skill declares that it does less.',
  on: { kind: 'effect', action: 'removed' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  powerVerdict: 'narrowed',
  message: (change) => msg`Effect ${itemName(change)} was removed.`,
  invalid: twoBlocks({ effects: ['db.read', 'net.fetch'] }, {}),
  valid: twoBlocks({}, {}),
});
