import { changeRule } from '../rule.ts';

/** The instructions below the frontmatter changed. */
export const bodyChanged = changeRule({
  id: 'body-changed',
  category: 'documentation',
  summary: 'A change to the instructions comes with a patch version step.',
  why: 'The instructions are what the skill does; the manifest does not say what changed in them.',
  on: { kind: 'body' },
  grade: { bump: 'patch' },
  direction: 'none',
  basis: { document: 'ADR-003', quote: 'Documentation changes' },
  message: () =>
    'The instructions changed; whether the skill does the same cannot be told from its manifest.',
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
