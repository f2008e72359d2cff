import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { facetText, itemName, valueTransition } from '../words/words.ts';

const knowledge = (lines: string) => `[provides]\nknowledge = true\n[knowledge]\n${lines}`;

const files = { 'knowledge/deploy.md': 'Deploy.' };
const twoKnowledge = (before: string, after: string) =>
  twoTomls(knowledge(before), knowledge(after), files);

export const topicAdded = changeRule({
  id: 'topic-added',
  summary: 'Reports new topics.',
  why: 'Prompts about the topic now get the knowledge of the skill.',
  enforces: [skillTomlContract('Topics are matched against user prompts', 'knowledge.topics')],
  on: { kind: 'topic', action: 'added' },
  requires: { bump: 'minor' },
  phrase: 'new topic {}',
  message: (change) => msg`New topic ${itemName(change)}.`,
  invalid: twoKnowledge('topics = ["aws"]', 'topics = ["aws", "s3"]'),
  valid: twoKnowledge('topics = ["aws", "s3"]', 'topics = ["s3", "aws"]'),
});

export const topicRemoved = changeRule({
  id: 'topic-removed',
  summary: 'Reports removed topics.',
  why: 'Prompts about the topic no longer get the knowledge of the skill.',
  enforces: [skillTomlContract('Topics are matched against user prompts', 'knowledge.topics')],
  on: { kind: 'topic', action: 'removed' },
  requires: { bump: 'minor', warn: true },
  message: (change) => msg`Topic ${itemName(change)} was removed.`,
  invalid: twoKnowledge('topics = ["aws", "s3"]', 'topics = ["aws"]'),
});

export const knowledgeStated = changeRule({
  id: 'knowledge-stated',
  summary: 'Reports `[knowledge]` tables that were added or removed.',
  why: 'Without the table, hosts inject the knowledge by their own defaults.',
  on: { kind: 'knowledge', action: ['added', 'removed'] },
  requires: { bump: 'patch' },
  phrase: '`[knowledge]` changed',
  message: ({ after }) =>
    after
      ? msg`New ${code('[knowledge]')} table: ${code('priority')} ${facetText(after, 'priority')}, ${code('max_context_tokens')} ${facetText(after, 'max_context_tokens')}.`
      : msg`${code('[knowledge]')} table was removed. Hosts use their own defaults.`,
  invalid: twoTomls('[provides]\nknowledge = true', knowledge('priority = 60'), files),
  valid: twoKnowledge('topics = ["aws"]', 'topics = ["aws"]\npriority = 50'),
});

export const knowledgePriorityChanged = changeRule({
  id: 'knowledge-priority-changed',
  summary: 'Reports changes of `knowledge.priority`.',
  why: 'A higher priority puts this knowledge before that of other skills.',
  enforces: [skillTomlContract('Injection priority (higher = first)', 'knowledge.priority')],
  on: { kind: 'knowledge', action: 'changed', facet: 'priority' },
  requires: ({ detail }) => ({ bump: 'patch', warn: detail === 'raised' }),
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

export const maxContextTokensLowered = changeRule({
  id: 'max-context-tokens-lowered',
  summary: 'Reports a lowered `knowledge.max_context_tokens`.',
  why: 'Nothing breaks: hosts inject less of the knowledge.',
  enforces: [skillTomlContract('Maximum tokens to inject', 'knowledge.max_context_tokens')],
  on: { kind: 'knowledge', action: 'changed', facet: 'max_context_tokens' },
  when: ({ detail }) => detail === 'lowered',
  requires: { bump: 'patch' },
  phrase: '`max_context_tokens` lowered',
  message: (change) =>
    msg`${code('knowledge.max_context_tokens')} was lowered: ${valueTransition(change)}.`,
  invalid: twoKnowledge('max_context_tokens = 1000', 'max_context_tokens = 500'),
  valid: twoKnowledge('topics = ["aws"]', 'topics = ["aws"]\nmax_context_tokens = 1000'),
});

export const maxContextTokensRaised = changeRule({
  id: 'max-context-tokens-raised',
  summary: 'Reports a raised `knowledge.max_context_tokens`.',
  why: 'Every run with the skill may use more context.',
  enforces: [skillTomlContract('Maximum tokens to inject', 'knowledge.max_context_tokens')],
  on: { kind: 'knowledge', action: 'changed', facet: 'max_context_tokens' },
  when: ({ detail }) => detail === 'raised',
  requires: { bump: 'minor' },
  phrase: '`max_context_tokens` raised',
  message: (change) =>
    msg`${code('knowledge.max_context_tokens')} was raised: ${valueTransition(change)}.`,
  invalid: twoKnowledge('max_context_tokens = 1000', 'max_context_tokens = 2000'),
  valid: twoKnowledge('max_context_tokens = 1000', 'max_context_tokens = 500'),
});
