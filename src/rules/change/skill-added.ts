import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

/** A skill was added. */
export const skillAdded = changeRule({
  id: 'skill-added',
  category: 'identity',
  summary: 'Every skill existed before the change.',
  why: 'Nobody depends on a new skill yet. It is listed for the reviewer of the change.',
  on: { kind: 'skill', action: 'added' },
  requires: { bump: 'none' },
  bumpBasis: 'inferred',
  message: ({ to }) => {
    const { name, location } = describeSkill(to);
    return `Skill ${name} was added in ${location}.`;
  },
  invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
---
`,
  valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log in org mode.
---
`,
});
