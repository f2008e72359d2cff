import { msg } from '../../model/message.ts';
import { twoBlocks } from '../examples/operation.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { skillManifestV2, skillTomlContract } from '../words/clauses.ts';
import { itemName } from '../words/words.ts';

export const capabilityTagAdded = changeRule({
  id: 'capability-tag-added',
  summary: 'Reports new capability tags.',
  why: 'Nothing breaks: searches for one more tag find the skill.',
  on: { kind: 'tag', action: 'added' },
  requires: { bump: 'patch' },
  message: (change) => msg`New capability tag ${itemName(change)}.`,
  invalid: twoBlocks({}, { capabilities: ['memory-search', 'memory-store'] }),
  valid: twoBlocks(
    { capabilities: ['memory-search', 'memory-store'] },
    { capabilities: ['memory-store', 'memory-search'] },
  ),
});

export const capabilityTagRemoved = changeRule({
  id: 'capability-tag-removed',
  summary: 'Reports removed capability tags.',
  why: 'Searches for the tag no longer find the skill.',
  enforces: [skillManifestV2('Used by the index for capability → skill lookup.', 'capabilities')],
  on: { kind: 'tag', action: 'removed' },
  requires: { bump: 'minor', warn: true },
  message: (change) => msg`Capability tag ${itemName(change)} was removed.`,
  invalid: twoBlocks({ capabilities: ['memory-search', 'memory-store'] }, {}),
  valid: twoBlocks(
    { capabilities: ['memory-search', 'memory-store'] },
    { capabilities: ['memory-store', 'memory-search'] },
  ),
});

export const keywordAdded = changeRule({
  id: 'keyword-added',
  summary: 'Reports new keywords.',
  why: 'Nothing breaks: searches for the keyword find the skill.',
  enforces: [skillTomlContract('Search keywords', 'skill.keywords')],
  on: { kind: 'keyword', action: 'added' },
  requires: { bump: 'patch' },
  message: (change) => msg`New keyword ${itemName(change)}.`,
  invalid: twoTomls('keywords = ["aws"]', 'keywords = ["aws", "cloud"]'),
  valid: twoTomls('keywords = ["aws", "cloud"]', 'keywords = ["cloud", "aws"]'),
});

export const keywordRemoved = changeRule({
  id: 'keyword-removed',
  summary: 'Reports removed keywords.',
  why: 'Searches for the keyword no longer find the skill.',
  enforces: [skillTomlContract('Search keywords', 'skill.keywords')],
  on: { kind: 'keyword', action: 'removed' },
  requires: { bump: 'patch' },
  message: (change) => msg`Keyword ${itemName(change)} was removed.`,
  invalid: twoTomls('keywords = ["aws", "cloud"]', 'keywords = ["aws"]'),
});
