import { problemRule } from '../rule.ts';

/** An expired `accept` entry. */
export const acceptExpired = problemRule({
  id: 'accept-expired',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports entries of `accept:` in the configuration that have expired.',
  why: 'The accepted finding counts again, and needs a new review.',
  howToFix: 'Remove the entry and review the finding again, or set `expires` to a later day.',
  source:
    'Skillaccord\'s configuration, "accept": "expires" is the last day on which an entry counts.',
  invalid: `
-- skillaccord.yml --
accept:
  - rule: skill-renamed
    path: skills/worklog/SKILL.md
    fingerprint: "3f9a1c0b7d4260f1c2a98e5b7d3f4a10"
    reason: Nobody calls it yet.
    expires: 1999-12-31
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
  valid: `
-- skillaccord.yml --
accept:
  - rule: skill-renamed
    path: skills/worklog/SKILL.md
    fingerprint: "3f9a1c0b7d4260f1c2a98e5b7d3f4a10"
    reason: Nobody calls it yet.
    expires: 2999-12-31
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
});
