import { problemRule } from '../rule.ts';

/** A merge key, `<<`, in a manifest. */
export const mergeKey = problemRule({
  id: 'merge-key',
  category: 'privilege',
  severity: 'error',
  summary: 'No manifest takes keys in through a merge key, `<<`.',
  why: 'Some readers merge the keys, others do not: a permission may hold for one agent and not for the next, and reviewers overlook it. Permissions are judged as if merged.',
  source: 'YAML 1.1 has the merge key as an optional type; YAML 1.2, JSON and TOML do not have it.',
  howToFix: 'Write the keys out where they belong.',
  invalid: `
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
<<: {allowed-tools: Read}
---
`,
  valid: `
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read
---
`,
});
