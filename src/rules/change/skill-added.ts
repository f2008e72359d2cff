import { msg } from '../../model/message.ts';
import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

/** A skill was added. */
export const skillAdded = changeRule({
  id: 'skill-added',
  category: 'identity',
  summary: 'Reports new skills.',
  why: 'Nobody depends on a new skill yet. It is listed for the reviewer of the change.',
  on: { kind: 'skill', action: 'added' },
  requires: { bump: 'none' },
  bumpBasis: 'inferred',
  message: ({ to }) => msg`New skill ${describeSkill(to).name} in ${describeSkill(to).location}.`,
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
