import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { facetText, itemName, valueTransition } from '../words/words.ts';

const knowledge = (lines: string) => `[provides]\nknowledge = true\n[knowledge]\n${lines}`;

const files = { 'knowledge/deploy.md': 'Deploy.' };
const twoKnowledge = (before: string, after: string) =>
  twoTomls(knowledge(before), knowledge(after), files);

/** A knowledge topic was added. */
export const topicAdded = changeRule({
  id: 'topic-added',
  category: 'discovery',
  summary: 'Reports new topics.',
  why: 'Prompts about the topic now get the knowledge of the skill.',
  enforces: [skillTomlContract('Topics are matched against user prompts', 'knowledge.topics')],
  on: { kind: 'topic', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: 'enforced',
  phrase: 'new topic {}',
  message: (change) => msg`New topic ${itemName(change)}.`,
  invalid: twoKnowledge('topics = ["aws"]', 'topics = ["aws", "s3"]'),
  valid: twoKnowledge('topics = ["aws", "s3"]', 'topics = ["s3", "aws"]'),
});

/** A knowledge topic was removed. */
export const topicRemoved = changeRule({
  id: 'topic-removed',
  category: 'discovery',
  summary: 'Reports removed topics.',
  why: 'Prompts about the topic no longer get the knowledge of the skill.',
  enforces: [skillTomlContract('Topics are matched against user prompts', 'knowledge.topics')],
  on: { kind: 'topic', action: 'removed' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'enforced',
  message: (change) => msg`Topic ${itemName(change)} was removed.`,
  invalid: twoKnowledge('topics = ["aws", "s3"]', 'topics = ["aws"]'),
});

/** The `[knowledge]` table was added or removed. */
export const knowledgeStated = changeRule({
  id: 'knowledge-stated',
  category: 'behaviour',
  summary: 'Reports `[knowledge]` tables that were added or removed.',
  why: 'Without the table, hosts inject the knowledge by their own defaults.',
  on: { kind: 'knowledge', action: ['added', 'removed'] },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '`[knowledge]` changed',
  message: ({ after }) =>
    after
      ? msg`New ${code('[knowledge]')} table: ${code('priority')} ${facetText(after, 'priority')}, ${code('max_context_tokens')} ${facetText(after, 'max_context_tokens')}.`
      : msg`${code('[knowledge]')} table was removed. Hosts use their own defaults.`,
  invalid: twoTomls('[provides]\nknowledge = true', knowledge('priority = 60'), files),
  valid: twoKnowledge('topics = ["aws"]', 'topics = ["aws"]\npriority = 50'),
});

/** The priority of the skill's knowledge changed. */
export const knowledgePriorityChanged = changeRule({
  id: 'knowledge-priority-changed',
  category: 'behaviour',
  summary: 'Reports changes of `knowledge.priority`.',
  why: 'A higher priority puts this knowledge before that of other skills.',
  enforces: [skillTomlContract('Injection priority (higher = first)', 'knowledge.priority')],
  on: { kind: 'knowledge', action: 'changed', facet: 'priority' },
  requires: ({ detail }) => ({ bump: 'patch', warn: detail === 'raised' }),
  bumpBasis: 'enforced',
  phrase: 'knowledge priority changed',
  message: (change) =>
    change.detail === 'raised'
      ? msg`${code('knowledge.priority')} was raised: ${valueTransition(change)}.`
      : msg`${code('knowledge.priority')} was lowered: ${valueTransition(change)}.`,
  notes: ({ detail }) =>
    detail === 'raised' ? [{ message: msg`Hosts inject higher priorities first.` }] : [],
  invalid: twoKnowledge('priority = 50', 'priority = 90'),
  valid: twoKnowledge('topics = ["aws"]', 'topics = ["aws"]\npriority = 50'),
});

/** The context limit of the skill's knowledge was lowered. */
export const maxContextTokensLowered = changeRule({
  id: 'max-context-tokens-lowered',
  category: 'behaviour',
  summary: 'Reports a lowered `knowledge.max_context_tokens`.',
  why: 'Nothing breaks: hosts inject less of the knowledge.',
  enforces: [skillTomlContract('Maximum tokens to inject', 'knowledge.max_context_tokens')],
  on: { kind: 'knowledge', action: 'changed', facet: 'max_context_tokens' },
  when: ({ detail }) => detail === 'lowered',
  requires: { bump: 'patch' },
  bumpBasis: 'enforced',
  phrase: '`max_context_tokens` lowered',
  message: (change) =>
    msg`${code('knowledge.max_context_tokens')} was lowered: ${valueTransition(change)}.`,
  invalid: twoKnowledge('max_context_tokens = 1000', 'max_context_tokens = 500'),
  valid: twoKnowledge('topics = ["aws"]', 'topics = ["aws"]\nmax_context_tokens = 1000'),
});

/** The context limit of the skill's knowledge was raised. */
export const maxContextTokensRaised = changeRule({
  id: 'max-context-tokens-raised',
  category: 'behaviour',
  summary: 'Reports a raised `knowledge.max_context_tokens`.',
  why: 'Every run with the skill may use more context.',
  enforces: [skillTomlContract('Maximum tokens to inject', 'knowledge.max_context_tokens')],
  on: { kind: 'knowledge', action: 'changed', facet: 'max_context_tokens' },
  when: ({ detail }) => detail === 'raised',
  requires: { bump: 'minor' },
  bumpBasis: 'enforced',
  phrase: '`max_context_tokens` raised',
  message: (change) =>
    msg`${code('knowledge.max_context_tokens')} was raised: ${valueTransition(change)}.`,
  invalid: twoKnowledge('max_context_tokens = 1000', 'max_context_tokens = 2000'),
  valid: twoKnowledge('max_context_tokens = 1000', 'max_context_tokens = 500'),
});
