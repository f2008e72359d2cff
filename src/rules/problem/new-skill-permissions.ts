import { problemRule } from '../rule.ts';

/** The permissions that a new skill declares. */
export const newSkillPermissions = problemRule({
  id: 'new-skill-permissions',
  category: 'privilege',
  severity: 'note',
  summary: 'A new skill declares no permissions.',
  why: 'With the merge, whoever uses the repository gets a skill that may do this; a reviewer has to see it come.',
  howToFix:
    'Nothing has to be done where the skill needs them. A `policy:` says what skills may declare; `rules: {new-skill-permissions: error}` stops every new skill with permissions until somebody accepts it.',
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
