import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The context limit of the skill's knowledge was raised. */
export const maxContextTokensRaised = changeRule({
  id: 'max-context-tokens-raised',
  category: 'behaviour',
  summary: 'Reports a raised `knowledge.max_context_tokens`.',
  why: 'Every run with the skill may use more context.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Maximum tokens to inject',
      fields: ['knowledge.max_context_tokens'],
    },
  ],
  on: { kind: 'knowledge', action: 'changed', facet: 'max_context_tokens' },
  when: ({ detail }) => detail === 'raised',
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Maximum tokens to inject' },
  phrase: '`max_context_tokens` raised',
  message: (change) =>
    msg`${code('knowledge.max_context_tokens')} was raised: ${valueTransition(change)}.`,
  invalid: twoTomls(
    `
      [provides]
      knowledge = true
      [knowledge]
      max_context_tokens = 1000
    `,
    `
      [provides]
      knowledge = true
      [knowledge]
      max_context_tokens = 2000
    `,
    { 'knowledge/deploy.md': 'Deploy.' },
  ),
  valid: twoTomls(
    `
      [provides]
      knowledge = true
      [knowledge]
      max_context_tokens = 1000
    `,
    `
      [provides]
      knowledge = true
      [knowledge]
      max_context_tokens = 500
    `,
    { 'knowledge/deploy.md': 'Deploy.' },
  ),
});
