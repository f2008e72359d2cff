import { problemRule } from '../rule.ts';

/** A changed manifest with ambiguous permissions. */
export const permissionsUnreadable = problemRule({
  id: 'permissions-unreadable',
  category: 'privilege',
  severity: 'error',
  summary: 'The permissions in a changed manifest can be read with certainty.',
  why: 'Such permissions cannot be compared with those of base. Agents that read the text in another way may find new ones. Edits of the body do not count. A new fault at the same place that fails the run carries this as a related place.',
  source: "Skillaccord's version policy: what cannot be decided about permissions counts as grown.",
  howToFix:
    'Correct the fault at the place of the finding. Then every reader finds the same permissions.',
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
