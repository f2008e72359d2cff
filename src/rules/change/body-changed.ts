import { msg } from '../../model/message.ts';
import { changeRule } from '../rule.ts';

/** The instructions below the frontmatter changed. */
export const bodyChanged = changeRule({
  id: 'body-changed',
  category: 'documentation',
  summary: 'Reports changed instructions.',
  why: 'The instructions are what the skill does, and no field says what changed in them.',
  on: { kind: 'body' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'instructions changed',
  message: () => msg`Instructions changed.`,
  invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
Write the log.
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
Write the log in org mode.
`,
  valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
Write the log.
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
license: MIT
version: 1.0.0
---
Write the log.
`,
});
