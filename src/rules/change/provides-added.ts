import { isSet } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { partsSuffix } from '../support/toml-item.ts';

/** The skill provides another part: knowledge or recipes. */
export const providesAdded = changeRule({
  id: 'provides-added',
  category: 'interface',
  summary: 'A new part under `[provides]` needs a minor bump.',
  why: 'Nothing breaks: the skill offers more.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'New features, backward compatible',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'provides' },
  when: ({ after }) => isSet(after, 'value') && after?.name !== 'executable',
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'New features, backward compatible' },
  phrase: 'the skill now provides {}',
  message: (change) =>
    `\`provides.${change.after?.name}\` is now true${partsSuffix(change)}: the skill offers more than before.`,
  invalid: twoTomls(
    `
      [provides]
      knowledge = false
    `,
    `
      [provides]
      knowledge = true
    `,
    { 'knowledge/deploy.md': 'Deploy.' },
  ),
  valid: twoTomls(
    `
      [provides]
      knowledge = false
    `,
    '[provides]',
    { 'knowledge/deploy.md': 'Deploy.' },
  ),
});
