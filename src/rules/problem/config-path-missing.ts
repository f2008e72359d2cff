import { problemRule } from '../rule.ts';

/** A misspelt path in the configuration. */
export const configPathMissing = problemRule({
  id: 'config-path-missing',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports misspelt paths under `ignore` and `overrides` in the configuration.',
  why: 'The entry has no effect: its files are checked, or have the usual levels.',
  source: 'Skillaccord\'s configuration, "ignore": the paths that a run does not check.',
  howToFix: 'Write the name of the file or folder, or remove the entry.',
  invalid: `
-- skillaccord.yml --
ignore: [fixtures/brokn]
-- fixtures/broken/notes.md --
Notes.
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
  valid: `
-- skillaccord.yml --
ignore: [fixtures/broken]
-- fixtures/broken/notes.md --
Notes.
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
});
