import { problemRule } from '../rule.ts';

/** An `accept` entry that matches no finding. */
export const acceptUnused = problemRule({
  id: 'accept-unused',
  topic: 'unused-acceptance',
  category: 'repository',
  severity: 'warning',
  severityText: 'warning; note for an entry that the change adds',
  summary: 'Reports entries of `accept:` in the configuration that match no finding.',
  why: 'Once the change is merged or released, its entry has no use. A new entry is a note: its pull request may still be open, and for a permission it counts only after the merge.',
  source: 'Skillaccord\'s configuration, "accept": an entry accepts one finding.',
  howToFix:
    'Remove the entry, or write the whole fingerprint. For a permission, merge the entry first, in a pull request of its own.',
  invalid: `
-- before/skillaccord.yml --
accept:
  - rule: skill-renamed
    path: skills/worklog/SKILL.md
    fingerprint: "3f9a1c0b7d4260f1c2a98e5b7d3f4a10"
    reason: Nobody calls it yet.
-- after/skillaccord.yml --
accept:
  - rule: skill-renamed
    path: skills/worklog/SKILL.md
    fingerprint: "3f9a1c0b7d4260f1c2a98e5b7d3f4a10"
    reason: Nobody calls it yet.
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
`,
  valid: `
-- after/skillaccord.yml --
fail-on: error
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
`,
});
