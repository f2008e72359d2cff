import { problemRule } from '../rule.ts';

const skill = `---
name: worklog
description: Writes a work log.
version: 2.0.0
---
`;

/** A tag with another version than the skill declares. */
export const tagVersion = problemRule({
  id: 'tag-version',
  category: 'version',
  severity: 'error',
  summary: 'A skill declares the version of the tag that releases it.',
  why: 'Callers pin the tag and read its version off its name. Where the skill declares another one, they take a break for a small step, and nobody can tell which of the two holds. It is looked at where a tag is pushed or released: one that names the skill, such as `worklog@1.2.0`, or a plain `v1.2.0` where all skills share one version.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix:
    'Delete the tag, and set it on the commit that declares its version; or name the version that is declared.',
  invalid: `
-- tag --
worklog@1.2.0
-- skills/worklog/SKILL.md --
${skill}`,
  valid: `
-- tag --
worklog@2.0.0
-- skills/worklog/SKILL.md --
${skill}`,
});
