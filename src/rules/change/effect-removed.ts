import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A side effect was removed. */
export const effectRemoved = changeRule({
  id: 'effect-removed',
  category: 'privilege',
  summary: 'An effect that is removed comes with a patch version step.',
  why: 'Nothing breaks; the skill says it does less than before.',
  on: { kind: 'effect', action: 'removed' },
  grade: { bump: 'patch' },
  direction: 'power',
  basis: 'inferred',
  power: 'narrowed',
  message: (change) => `Effect ${itemName(change)} was removed; the skill says that it does less.`,
  invalid: twoBlocks({ effects: ['db.read', 'net.fetch'] }, {}),
  valid: twoBlocks({}, {}),
});
