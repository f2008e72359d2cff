import { facetValue, type Item } from '../../model/contract.ts';
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
  phrase: '`[knowledge]` is now declared',
  message: ({ before, after }) => {
    const values = `\`priority\` ${describeCount(after ?? before, 'priority', 50)} and \`max_context_tokens\` ${describeCount(after ?? before, 'max_context_tokens', 1000)}`;
    return after
      ? `\`[knowledge]\` was added: hosts now inject the knowledge with ${values}. Before, each host used values of its own.`
      : `\`[knowledge]\` was removed: each host now uses values of its own, instead of ${values}.`;
  },
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

/** A number of the table, marked if it equals the default. */
function describeCount(item: Item | null, key: string, fallback: number): string {
  const value = facetValue(item, key);
  return `${formatOrNone(value)}${value === fallback ? ' (the default)' : ''}`;
}
