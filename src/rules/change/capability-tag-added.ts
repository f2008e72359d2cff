import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A capability tag was added. */
export const capabilityTagAdded = changeRule({
  id: 'capability-tag-added',
  category: 'discovery',
  summary: 'An added capability tag needs a patch bump.',
  why: 'Nothing breaks: searches for one more tag find the skill.',
  on: { kind: 'tag', action: 'added' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  message: (change) =>
    `Capability tag ${itemName(change)} was added. Searches for this tag now find the skill.`,
  invalid: twoBlocks({}, { capabilities: ['memory-search', 'memory-store'] }),
  valid: twoBlocks(
    { capabilities: ['memory-search', 'memory-store'] },
    { capabilities: ['memory-store', 'memory-search'] },
  ),
});
