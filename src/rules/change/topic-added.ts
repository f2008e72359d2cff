import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A knowledge topic was added. */
export const topicAdded = changeRule({
  id: 'topic-added',
  category: 'discovery',
  summary: 'Reports new topics.',
  why: 'Prompts about the topic now get the knowledge of the skill.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Topics are matched against user prompts',
      fields: ['knowledge.topics'],
    },
  ],
  on: { kind: 'topic', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Topics are matched against user prompts' },
  phrase: 'new topic {}',
  message: (change) => msg`New topic ${itemName(change)}.`,
  invalid: twoTomls(
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
  valid: twoTomls(
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
      topics = ["s3", "aws"]
    `,
    { 'knowledge/deploy.md': 'Deploy.' },
  ),
});
