import { problemRule } from '../rule.ts';

/** An `accept` entry that matches no finding. */
export const acceptUnused = problemRule({
  id: 'accept-unused',
  category: 'repository',
  severity: 'warning',
  summary: 'Every entry of `accept:` in the configuration answers to a finding.',
  why: 'Once the change is merged it is no difference any more (with `release: tag:…`, once it is released); entries that stay behind hide what they were for. An entry for a power counts only once it stands at base.',
  source: 'Skillaccord\'s configuration, "accept": an entry stands for one finding.',
  howToFix: 'Remove the entry.',
  invalid: `
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
