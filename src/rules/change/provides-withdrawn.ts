import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { partsSuffix } from '../support/toml-item.ts';

/** The skill no longer provides a part: knowledge, recipes or a module. */
export const providesWithdrawn = changeRule({
  id: 'provides-withdrawn',
  category: 'interface',
  summary: 'Reports parts removed from `[provides]`.',
  why: 'Callers that use the knowledge, the recipes or the module find nothing.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'provides' },
  when: ({ before, after }) => isSet(before, 'value') && !isSet(after, 'value'),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  phrase: 'no longer provides {}',
  message: (change) =>
    msg`${code(`provides.${(change.after ?? change.before)?.name}`)} is no longer true${partsSuffix(change)}.`,
  invalid: twoTomls(
    `
      [provides]
      knowledge = true
    `,
    `
      [provides]
      knowledge = false
    `,
    { 'knowledge/deploy.md': 'Deploy.' },
  ),
  valid: twoTomls(
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
});
