import { problemRule } from '../rule.ts';

/** A skill that cannot be compared because its base is unreadable. */
export const incomparable = problemRule({
  id: 'incomparable',
  category: 'format',
  severity: 'warning',
  summary: 'Reports changed skills whose previous version cannot be read.',
  why: 'Nobody can tell what the change breaks: nothing is reported as added or removed.',
  howToFix: 'Compare the two versions yourself, and raise the major version if callers break.',
  source: "Skillaccord's version policy: what cannot be decided is reported, and needs no bump.",
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
