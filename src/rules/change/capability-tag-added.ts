import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A capability tag was added. */
export const capabilityTagAdded = changeRule({
  id: 'capability-tag-added',
  category: 'discovery',
  summary: 'A capability tag that is added comes with a patch version step.',
  why: 'Nothing breaks; the skill is found under one more tag.',
  on: { kind: 'tag', action: 'added' },
  grade: { bump: 'patch' },
  direction: 'none',
  basis: 'inferred',
  message: (change) =>
    `Capability tag ${itemName(change)} was added; the skill is found under it from now on.`,
  invalid: twoBlocks({}, { capabilities: ['memory-search', 'memory-store'] }),
  valid: twoBlocks(
    { capabilities: ['memory-search', 'memory-store'] },
    { capabilities: ['memory-store', 'memory-search'] },
  ),
});
