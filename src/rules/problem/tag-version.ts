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
  summary: 'Reports release tags with another version than the skill declares.',
  why: 'Callers pin the tag and read the version from its name. If the skill declares another one, they may take a breaking release for a small one.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix:
    'Set the tag on the commit that declares its version, or set a tag with the declared version.',
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
