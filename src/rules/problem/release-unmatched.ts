import { problemRule } from '../rule.ts';

/** A release glob that matches no tag. */
export const releaseUnmatched = problemRule({
  id: 'release-unmatched',
  category: 'repository',
  severity: 'warning',
  asksNothing: true,
  summary: 'Reports a `release` glob that matches no tag with a version.',
  why: 'Without a release, each version is compared with the target branch, so every pull request needs a new bump.',
  source: 'Skillaccord\'s configuration, "release".',
  howToFix:
    'Write a glob that matches the tags, fetch them with `fetch-depth: 0`, or remove `release`.',
  invalid: `
-- before/skillaccord.yml --
release: "tag:v*"
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/skillaccord.yml --
release: "tag:v*"
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log every day.
version: 1.0.1
---
`,
  valid: `
-- before/skillaccord.yml --
release: base
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/skillaccord.yml --
release: base
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log every day.
version: 1.0.1
---
`,
});
