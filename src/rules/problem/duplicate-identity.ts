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
  summary: 'Of several skills of one name that move, each can be told from the others.',
  why: 'Which of them a caller gets under the name cannot be told, so neither can what the change breaks.',
  source: "the SKILL.md parser: the name is the skill's stable identifier.",
  howToFix:
    'Give the skills names of their own, or leave one of them where it was. Copies in the same folder of several agent directories, such as `.claude/skills` and `.agents/skills`, are told apart by the directory.',
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
