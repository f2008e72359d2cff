import { problemRule } from '../rule.ts';

/** The permissions that a new skill declares. */
export const newSkillPermissions = problemRule({
  id: 'new-skill-permissions',
  topic: 'new-skill',
  category: 'privilege',
  severity: 'note',
  summary: 'Reports the permissions of new skills.',
  why: 'After the merge, users of the repository have a skill with these permissions. A reviewer has to see them.',
  howToFix: 'Remove the permissions that the skill does not need, or limit them with `policy:`.',
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
