import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The priority of the skill's knowledge changed. */
export const knowledgePriorityChanged = changeRule({
  id: 'knowledge-priority-changed',
  category: 'behaviour',
  summary: 'A changed `knowledge.priority` needs a patch bump.',
  why: 'A higher priority puts this knowledge before that of other skills.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Injection priority (higher = first)',
      fields: ['knowledge.priority'],
    },
  ],
  on: { kind: 'knowledge', action: 'changed', facet: 'priority' },
  requires: ({ detail }) => ({ bump: 'patch', warn: detail === 'raised' }),
  bumpBasis: { document: 'skill.toml contract', quote: 'Injection priority (higher = first)' },
  phrase: 'the priority of the knowledge changed',
  message: (change) => {
    const effect =
      change.detail === 'raised'
        ? 'Hosts now inject this knowledge earlier, ahead of skills with a lower priority: check that this is intended.'
        : 'Hosts inject knowledge with a higher priority first.';
    return `\`knowledge.priority\` was ${change.detail}: ${valueTransition(change)}. ${effect}`;
  },
  invalid: twoTomls(
    `
      [provides]
      knowledge = true
      [knowledge]
      priority = 50
    `,
    `
      [provides]
      knowledge = true
      [knowledge]
      priority = 90
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
      topics = ["aws"]
      priority = 50
    `,
    { 'knowledge/deploy.md': 'Deploy.' },
  ),
});
