import { msg } from '../../model/message.ts';
import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

/** A skill was moved to another directory under the same name. */
export const skillMoved = changeRule({
  id: 'skill-moved',
  category: 'identity',
  summary: 'Reports skills moved to another folder under the same name.',
  why: 'Callers by name still find the skill. Installs by path and the `source_ref` of a lock do not.',
  on: { kind: 'skill', action: 'moved' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: 'moved',
  message: ({ from, to }) =>
    msg`Skill ${describeSkill(from).name} moved from ${describeSkill(from).location} to ${describeSkill(to).location}.`,
  invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/tools/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
`,
  valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log in org mode.
version: 1.0.0
---
`,
});
