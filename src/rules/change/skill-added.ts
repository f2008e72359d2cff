import { msg } from '../../model/message.ts';
import { deploySkill, worklogSkill } from '../examples/skill.ts';
import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

export const skillAdded = changeRule({
  id: 'skill-added',
  summary: 'Reports new skills.',
  why: 'Nobody depends on a new skill yet. It is listed for the reviewer of the change.',
  on: { kind: 'skill', action: 'added' },
  requires: { bump: 'none' },
  message: ({ to }) => msg`New skill ${describeSkill(to).name} in ${describeSkill(to).location}.`,
  invalid: `
${worklogSkill('before/')}
${worklogSkill('after/')}
${deploySkill('after/skills')}
`,
  valid: `
${worklogSkill('before/')}
${worklogSkill('after/', '', 'Writes a work log in org mode.')}
`,
});
