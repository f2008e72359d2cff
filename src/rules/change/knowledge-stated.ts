import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { facetText } from '../words/words.ts';

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
  invalid: twoTomls(
    `
      [provides]
      knowledge = true
    `,
    `
      [provides]
      knowledge = true
      [knowledge]
      priority = 60
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
