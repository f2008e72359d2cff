import { msg } from '../../model/message.ts';
import { worklogSkill } from '../examples/skill.ts';
import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

export const skillRenamed = changeRule({
  id: 'skill-renamed',
  topic: 'renaming',
  summary: 'Reports renamed skills.',
  why: 'Callers use the old name and no longer find the skill. It counts as renamed if it keeps its folder, or if its content resembles the old one and that of no other skill.',
  severityText: 'error; warning if the skill has no version and only a name and a description',
  source: "The SKILL.md parser: the name is the skill's stable identifier.",
  on: { kind: 'skill', action: 'renamed' },
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'The SKILL.md parser',
    quote: 'It is what the model passes to skill_use.',
  },
  phrase: 'renamed from {before}',
  message: ({ from, to }) =>
    msg`Skill ${describeSkill(from).name} was renamed to ${describeSkill(to).name}.`,
  invalid: `
${worklogSkill('before/', 'version: 1.0.0')}
-- after/skills/worklog/SKILL.md --
---
name: journal
description: Writes a work log.
version: 1.0.0
---
`,
  valid: `
${worklogSkill('before/', 'version: 1.0.0')}
-- after/tools/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.1.0
---
`,
});
