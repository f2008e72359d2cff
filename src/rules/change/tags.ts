import { msg } from '../../model/message.ts';
import { twoBlocks } from '../examples/operation.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { skillManifestV2, skillTomlContract } from '../words/clauses.ts';
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

/** A capability tag was removed. */
export const capabilityTagRemoved = changeRule({
  id: 'capability-tag-removed',
  category: 'discovery',
  summary: 'Reports removed capability tags.',
  why: 'Searches for the tag no longer find the skill.',
  enforces: [skillManifestV2('Used by the index for capability → skill lookup.', 'capabilities')],
  on: { kind: 'tag', action: 'removed' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'enforced',
  message: (change) => msg`Capability tag ${itemName(change)} was removed.`,
  invalid: twoBlocks({ capabilities: ['memory-search', 'memory-store'] }, {}),
  valid: twoBlocks(
    { capabilities: ['memory-search', 'memory-store'] },
    { capabilities: ['memory-store', 'memory-search'] },
  ),
});

/** A search keyword was added. */
export const keywordAdded = changeRule({
  id: 'keyword-added',
  category: 'discovery',
  summary: 'Reports new keywords.',
  why: 'Nothing breaks: searches for the keyword find the skill.',
  enforces: [skillTomlContract('Search keywords', 'skill.keywords')],
  on: { kind: 'keyword', action: 'added' },
  requires: { bump: 'patch' },
  bumpBasis: 'enforced',
  message: (change) => msg`New keyword ${itemName(change)}.`,
  invalid: twoTomls('keywords = ["aws"]', 'keywords = ["aws", "cloud"]'),
  valid: twoTomls('keywords = ["aws", "cloud"]', 'keywords = ["cloud", "aws"]'),
});

/** A search keyword was removed. */
export const keywordRemoved = changeRule({
  id: 'keyword-removed',
  category: 'discovery',
  summary: 'Reports removed keywords.',
  why: 'Searches for the keyword no longer find the skill.',
  enforces: [skillTomlContract('Search keywords', 'skill.keywords')],
  on: { kind: 'keyword', action: 'removed' },
  requires: { bump: 'patch' },
  bumpBasis: 'enforced',
  message: (change) => msg`Keyword ${itemName(change)} was removed.`,
  invalid: twoTomls('keywords = ["aws", "cloud"]', 'keywords = ["aws"]'),
});
