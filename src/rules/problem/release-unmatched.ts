import { problemRule } from '../rule.ts';

/** A release glob that matches no tag. */
export const releaseUnmatched = problemRule({
  id: 'release-unmatched',
  category: 'repository',
  severity: 'warning',
  summary: 'The glob of "release" matches a tag with a version that base can reach.',
  why: 'Where nothing was released, a version step is measured from base, which asks for another step each time. Whoever meant the last release has to know. A note while there is no release by any name.',
  source: 'Skillaccord\'s configuration, "release".',
  howToFix:
    'Write the glob as the tags are named, fetch them with `fetch-depth: 0`, or measure from base until the first release.',
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
