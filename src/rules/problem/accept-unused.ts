import { problemRule } from '../rule.ts';

/** An `accept` entry that matches no finding. */
export const acceptUnused = problemRule({
  id: 'accept-unused',
  category: 'repository',
  severity: 'warning',
  severityText: 'warning; note for an entry that the change adds',
  summary: 'Every entry of `accept:` in the configuration matches a finding.',
  why: 'After the merge (with `release: tag:…`, after the release) the change is not a difference any more, and its entry has no use. An entry that the change adds is a note: it may be for a pull request that is still open, and an entry for a permission counts only after it is at base.',
  source: 'Skillaccord\'s configuration, "accept": an entry accepts one finding.',
  howToFix:
    'Remove the entry. If it is for a permission or for another pull request, merge the entry first, in a pull request of its own, and the permission or the other pull request afterwards.',
  invalid: `
-- before/skillaccord.yml --
accept:
  - fingerprint: "3f9a1c0b7d42"
    reason: Nobody calls it yet.
-- after/skillaccord.yml --
accept:
  - fingerprint: "3f9a1c0b7d42"
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
