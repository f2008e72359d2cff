import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { partsSuffix } from '../support/toml-item.ts';
import { skillTomlContract } from '../words/clauses.ts';

export const providesAdded = changeRule({
  id: 'provides-added',
  summary: 'Reports new parts under `[provides]`.',
  why: 'Nothing breaks: the skill offers more.',
  enforces: [skillTomlContract('New features, backward compatible', 'skill.version')],
  on: { kind: 'provides' },
  when: ({ after }) => isSet(after, 'value') && after?.name !== 'executable',
  requires: { bump: 'minor' },
  phrase: 'now provides {}',
  message: (change) =>
    msg`${code(`provides.${change.after?.name}`)} is now true${partsSuffix(change)}.`,
  invalid: twoTomls('[provides]\nknowledge = false', '[provides]\nknowledge = true', {
    'knowledge/deploy.md': 'Deploy.',
  }),
  valid: twoTomls('[provides]\nknowledge = false', '[provides]', {
    'knowledge/deploy.md': 'Deploy.',
  }),
});

export const providesWithdrawn = changeRule({
  id: 'provides-withdrawn',
  summary: 'Reports parts removed from `[provides]`.',
  why: 'Callers that use the knowledge, the recipes or the module find nothing.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'provides' },
  when: ({ before, after }) => isSet(before, 'value') && !isSet(after, 'value'),
  requires: { bump: 'major' },
  phrase: 'no longer provides {}',
  message: (change) =>
    msg`${code(`provides.${(change.after ?? change.before)?.name}`)} is no longer true${partsSuffix(change)}.`,
  invalid: twoTomls('[provides]\nknowledge = true', '[provides]\nknowledge = false', {
    'knowledge/deploy.md': 'Deploy.',
  }),
});
