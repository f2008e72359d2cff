import { problemRule } from '../rule.ts';

/** A skill that cannot be compared because its base is unreadable. */
export const incomparable = problemRule({
  id: 'incomparable',
  category: 'format',
  severity: 'warning',
  summary: 'If a manifest changes, its versions at base and at the last release can be read.',
  why: 'Nobody can tell what the change breaks, and nothing is reported as added or removed. The same holds for a skill that the change removes. If the last release cannot be read, breaks between it and base need no bump.',
  howToFix:
    'Compare the two versions of the skill yourself, and raise its version by a major bump if callers break. Once base, or the last release, has a manifest that can be read, the finding disappears.',
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
