import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The priority of the skill's knowledge changed. */
export const knowledgePriorityChanged = changeRule({
  id: 'knowledge-priority-changed',
  category: 'behaviour',
  summary: 'Reports changes of `knowledge.priority`.',
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
  phrase: 'knowledge priority changed',
  message: (change) =>
    change.detail === 'raised'
      ? msg`${code('knowledge.priority')} was raised: ${valueTransition(change)}.`
      : msg`${code('knowledge.priority')} was lowered: ${valueTransition(change)}.`,
  notes: ({ detail }) =>
    detail === 'raised' ? [{ message: msg`Hosts inject higher priorities first.` }] : [],
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
