import { problemRule } from '../rule.ts';

/** The permissions that a new skill declares. */
export const newSkillPermissions = problemRule({
  id: 'new-skill-permissions',
  category: 'privilege',
  severity: 'note',
  summary: 'A new skill declares no permissions.',
  why: 'After the merge, users of the repository have a skill with these permissions. A reviewer has to see them.',
  howToFix:
    'Remove the permissions that the skill does not need. A `policy:` limits what skills may declare, and `rules: {new-skill-permissions: error}` stops every new skill with permissions until somebody accepts it.',
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
allowed-tools: Read Bash(*)
---
`,
  valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read
---
-- after/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
---
`,
});
