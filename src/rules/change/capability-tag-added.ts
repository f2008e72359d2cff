import { msg } from '../../model/message.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A capability tag was added. */
export const capabilityTagAdded = changeRule({
  id: 'capability-tag-added',
  category: 'discovery',
  summary: 'Reports new capability tags.',
  why: 'Nothing breaks: searches for one more tag find the skill.',
  on: { kind: 'tag', action: 'added' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  message: (change) => msg`New capability tag ${itemName(change)}.`,
  invalid: twoBlocks({}, { capabilities: ['memory-search', 'memory-store'] }),
  valid: twoBlocks(
    { capabilities: ['memory-search', 'memory-store'] },
    { capabilities: ['memory-store', 'memory-search'] },
  ),
});
