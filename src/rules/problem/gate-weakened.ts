import { problemRule } from '../rule.ts';

/** A configuration of head that permits more than the one of base. */
export const gateWeakened = problemRule({
  id: 'gate-weakened',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports configuration changes that let more through than before.',
  why: 'A pull request may loosen the check in order to pass. A reviewer has to know.',
  source: 'Skillaccord\'s configuration, "What a pull request cannot configure".',
  howToFix: 'Loosen the configuration in a separate pull request, and let its owner review it.',
  invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skillaccord.yml --
rules:
  allowed-tools-widened: off
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
  valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skillaccord.yml --
rules:
  allowed-tools-widened: error
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
});
