import { problemRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** A permission that the `policy:` of the repository denies. */
export const policyDenied = problemRule({
  id: 'policy-denied',
  topic: 'policy',
  category: 'privilege',
  severity: 'error',
  summary: 'Reports permissions that the `policy:` of the configuration does not allow.',
  why: 'The policy says what agents may do with this repository; its users rely on it.',
  source: 'Skill Manifest v2: "Side effects this skill may produce. Checked against policy."',
  enforces: [adr002('`true`: Aggressive redaction, elevation blocked without review', 'sensitive')],
  howToFix: 'Remove the permission, or widen the policy in a separate pull request.',
  invalid: `
-- skillaccord.yml --
policy:
  allowed-tools: [Read, "Bash(git:*)"]
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read Bash
---
`,
  valid: `
-- skillaccord.yml --
policy:
  allowed-tools: [Read, "Bash(git:*)"]
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read Bash(git log:*)
---
`,
});
