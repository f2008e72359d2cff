import { problemRule } from '../rule.ts';

/** A skill that cannot be compared because its base is unreadable. */
export const incomparable = problemRule({
  id: 'incomparable',
  category: 'format',
  severity: 'warning',
  summary:
    'A skill whose manifest changes has one at base, and at its last release, that can be read.',
  why: 'What the change breaks cannot be told; nothing is reported as added or removed. Where it is the last release, what broke since then and is merged asks for no step.',
  source: "Skillaccord's version policy: what cannot be decided is said, and asks for no step.",
  invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log: in org mode.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: "Writes a work log: in org mode."
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
description: "Writes a work log: in org mode."
---
`,
});
