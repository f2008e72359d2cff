import { msg } from '../../model/message.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A capability tag was removed. */
export const capabilityTagRemoved = changeRule({
  id: 'capability-tag-removed',
  category: 'discovery',
  summary: 'Reports removed capability tags.',
  why: 'Searches for the tag no longer find the skill.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Used by the index for capability → skill lookup.',
      fields: ['capabilities'],
    },
  ],
  on: { kind: 'tag', action: 'removed' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: {
    document: 'Skill Manifest v2',
    quote: 'Used by the index for capability → skill lookup.',
  },
  message: (change) => msg`Capability tag ${itemName(change)} was removed.`,
  invalid: twoBlocks({ capabilities: ['memory-search', 'memory-store'] }, {}),
  valid: twoBlocks(
    { capabilities: ['memory-search', 'memory-store'] },
    { capabilities: ['memory-store', 'memory-search'] },
  ),
});
