import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The context limit of the skill's knowledge was lowered. */
export const maxContextTokensLowered = changeRule({
  id: 'max-context-tokens-lowered',
  category: 'behaviour',
  summary: 'Reports a lowered `knowledge.max_context_tokens`.',
  why: 'Nothing breaks: hosts inject less of the knowledge.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Maximum tokens to inject',
      fields: ['knowledge.max_context_tokens'],
    },
  ],
  on: { kind: 'knowledge', action: 'changed', facet: 'max_context_tokens' },
  when: ({ detail }) => detail === 'lowered',
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Maximum tokens to inject' },
  phrase: '`max_context_tokens` lowered',
  message: (change) =>
    msg`${code('knowledge.max_context_tokens')} was lowered: ${valueTransition(change)}.`,
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
      max_context_tokens = 500
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
      max_context_tokens = 1000
    `,
    { 'knowledge/deploy.md': 'Deploy.' },
  ),
});
