import { problemRule } from '../rule.ts';

/** A changed manifest with ambiguous permissions. */
export const permissionsUnreadable = problemRule({
  id: 'permissions-unreadable',
  category: 'privilege',
  severity: 'error',
  summary: 'Reports changed manifests whose permissions cannot be read with certainty.',
  why: 'Such permissions cannot be compared with the previous ones. Agents that read the text in another way may find new ones.',
  source: "Skillaccord's version policy: what cannot be decided about permissions counts as grown.",
  howToFix:
    'Correct the text that the message names, so that every reader finds the same permissions.',
  consequenceOf: { rules: 'any', sharing: 'place' },
  invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: !tools Read
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: !tools Bash(*)
---
`,
  valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: !tools Read
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read
---
`,
});
