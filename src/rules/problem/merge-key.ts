import { problemRule } from '../rule.ts';

/** A merge key, `<<`, in a manifest. */
export const mergeKey = problemRule({
  id: 'merge-key',
  category: 'privilege',
  severity: 'error',
  summary: 'Reports merge keys, `<<`, in manifests.',
  why: 'Some readers merge the keys and others do not: a permission may exist for one agent and not for another.',
  source: 'YAML 1.1 has the merge key as an optional type; YAML 1.2, JSON and TOML do not have it.',
  howToFix: 'Write the keys out in place of the merge key.',
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
