import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A knowledge topic was removed. */
export const topicRemoved = changeRule({
  id: 'topic-removed',
  category: 'discovery',
  summary: 'Reports removed topics.',
  why: 'Prompts about the topic no longer get the knowledge of the skill.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Topics are matched against user prompts',
      fields: ['knowledge.topics'],
    },
  ],
  on: { kind: 'topic', action: 'removed' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: { document: 'skill.toml contract', quote: 'Topics are matched against user prompts' },
  message: (change) => msg`Topic ${itemName(change)} was removed.`,
  invalid: twoTomls(
    `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws", "s3"]
    `,
    `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
    `,
    { 'knowledge/deploy.md': 'Deploy.' },
  ),
  valid: twoTomls(
    `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
    `,
    `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws", "s3"]
    `,
    { 'knowledge/deploy.md': 'Deploy.' },
  ),
});
