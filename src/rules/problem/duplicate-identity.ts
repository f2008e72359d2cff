import { problemRule } from '../rule.ts';

const worklog = `---
name: worklog
description: Writes a work log.
---
`;

/** Moved skills of the same name that cannot be distinguished. */
export const duplicateIdentity = problemRule({
  id: 'duplicate-identity',
  category: 'identity',
  severity: 'warning',
  summary: 'Reports moved skills of the same name that cannot be told apart.',
  why: 'Nobody can tell which skill callers get under the name, and what the change breaks.',
  source: "The SKILL.md parser: the name is the skill's stable identifier.",
  howToFix: 'Give the skills different names, or leave one of them in its old place.',
  invalid: `
-- before/skills/worklog/SKILL.md --
${worklog}-- after/tools/worklog/SKILL.md --
${worklog}Lists what was done.
-- after/vendor/worklog/SKILL.md --
${worklog}Sums up the week.
`,
  valid: `
-- before/skills/worklog/SKILL.md --
${worklog}-- after/skills/worklog/SKILL.md --
${worklog}Lists what was done.
-- after/vendor/worklog/SKILL.md --
${worklog}Sums up the week.
`,
});
