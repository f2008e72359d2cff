import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

/** A skill was moved to another directory under the same name. */
export const skillMoved = changeRule({
  id: 'skill-moved',
  category: 'identity',
  summary: 'A moved skill needs a minor bump.',
  why: 'References by name survive a move. Installs by path and the `source_ref` of a lock do not.',
  on: { kind: 'skill', action: 'moved' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  message: ({ from, to }) =>
    `Skill ${describeSkill(from).name} moved from ${describeSkill(from).location} to ${describeSkill(to).location}: callers by name still find it, but installs from the old path fail.`,
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
