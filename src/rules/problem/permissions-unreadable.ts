import { problemRule } from '../rule.ts';

/** A changed manifest with ambiguous permissions. */
export const permissionsUnreadable = problemRule({
  id: 'permissions-unreadable',
  category: 'privilege',
  severity: 'error',
  summary: 'The permissions in a manifest that changes can be read for certain.',
  why: 'Nobody can compare such permissions with those of base: agents that read the text in another way may find new ones there, whatever was wrong at base already. Edits of the body do not count.',
  source: "Skillaccord's version policy: what cannot be decided about permissions counts as grown.",
  howToFix:
    'Correct the fault at the place of the finding, so that every reader finds the same permissions.',
  invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read
allowed-tools: Read
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read
allowed-tools: Bash(*)
---
`,
  valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read
allowed-tools: Read
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read
---
`,
});
