import { msg } from '../../model/message.ts';
import { worklogSkill } from '../examples/skill.ts';
import { changeRule } from '../rule.ts';

export const bodyChanged = changeRule({
  id: 'body-changed',
  summary: 'Reports changed instructions.',
  why: 'The instructions are what the skill does, and no field says what changed in them.',
  on: { kind: 'body' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'instructions changed',
  message: () => msg`Instructions changed.`,
  invalid: `
${worklogSkill('before/', 'version: 1.0.0')}
Write the log.
${worklogSkill('after/', 'version: 1.0.0')}
Write the log in org mode.
`,
  valid: `
${worklogSkill('before/', 'version: 1.0.0')}
Write the log.
${worklogSkill('after/', 'license: MIT\nversion: 1.0.0')}
Write the log.
`,
});
