import { facetValue } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone } from '../words/words.ts';

/** The `[knowledge]` table was added or removed. */
export const knowledgeStated = changeRule({
  id: 'knowledge-stated',
  category: 'behaviour',
  summary: 'Adding or removing the `[knowledge]` table needs a patch bump.',
  why: 'Without the table, hosts inject the knowledge by their own defaults.',
  on: { kind: 'knowledge', action: ['added', 'removed'] },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  message: ({ before, after, action }) =>
    `\`[knowledge]\` was ${action}: \`priority\` ${formatOrNone(facetValue(after ?? before, 'priority'))}, \`max_context_tokens\` ${formatOrNone(facetValue(after ?? before, 'max_context_tokens'))}. Hosts now inject the knowledge by ${after ? 'these values' : 'their defaults'}.`,
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
