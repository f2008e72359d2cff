import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The priority of the skill's knowledge changed. */
export const knowledgePriorityChanged = changeRule({
  id: 'knowledge-priority-changed',
  category: 'behaviour',
  summary: 'A change to `knowledge.priority` comes with a patch version step.',
  why: 'What is injected first pushes the knowledge of other skills back.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Injection priority (higher = first)',
      fields: ['knowledge.priority'],
    },
  ],
  on: { kind: 'knowledge', action: 'changed', facet: 'priority' },
  grade: ({ detail }) => ({ bump: 'patch', warn: detail === 'raised' }),
  direction: 'none',
  basis: { document: 'skill.toml contract', quote: 'Injection priority (higher = first)' },
  message: (change) =>
    `knowledge.priority was ${change.detail}: ${valueTransition(change)}; higher goes before the knowledge of other skills.`,
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
