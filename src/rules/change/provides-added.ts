import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { partsSuffix } from '../support/toml-item.ts';

/** The skill provides another part: knowledge or recipes. */
export const providesAdded = changeRule({
  id: 'provides-added',
  category: 'interface',
  summary: 'Reports new parts under `[provides]`.',
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
  phrase: 'now provides {}',
  message: (change) =>
    msg`${code(`provides.${change.after?.name}`)} is now true${partsSuffix(change)}.`,
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
