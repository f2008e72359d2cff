import { msg } from '../../model/message.ts';
import { worklogSkill } from '../examples/skill.ts';
import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

export const skillMoved = changeRule({
  id: 'skill-moved',
  summary: 'Reports skills moved to another folder under the same name.',
  why: 'Callers by name still find the skill. Installs by path and the `source_ref` of a lock do not.',
  on: { kind: 'skill', action: 'moved' },
  requires: { bump: 'minor', warn: true },
  phrase: 'moved',
  message: ({ from, to }) =>
    msg`Skill ${describeSkill(from).name} moved from ${describeSkill(from).location} to ${describeSkill(to).location}.`,
  invalid: `
${worklogSkill('before/', 'version: 1.0.0')}
-- after/tools/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
`,
  valid: `
${worklogSkill('before/', 'version: 1.0.0')}
${worklogSkill('after/', 'version: 1.0.0', 'Writes a work log in org mode.')}
`,
});
